import { expect, it } from 'vitest';
import { listedWords } from './listed-words.ts';

const entry = { framework: 'free', title: 'Up early, and to my office, where all the…', text: '' };
const text = 'Up early, and to my office, where all the morning. Home to dinner.';

it('says the words once where the title only repeats them', () => {
  expect(listedWords({ ...entry, text })).toEqual({ title: null, text });
  expect(listedWords({ ...entry, title: '', text }).title).toBeNull();
  expect(listedWords({ ...entry, title: 'An office day', text }).title).toBe('An office day');
});

it('hides the marks of echoes in guided sessions alone', () => {
  const marked = { title: 'The [exam]', text: 'I may fail [the exam].' };
  expect(listedWords({ framework: 'anxious', ...marked })).toEqual({
    title: 'The exam',
    text: 'I may fail the exam.',
  });
  expect(listedWords({ framework: 'free', ...marked })).toEqual(marked);
});

it('keeps a title beside a text that is empty', () => {
  expect(listedWords(entry).title).toBe(entry.title);
});
