import { expect, it } from 'vitest';
import { beingMentioned, mentionsIn } from './mentions.ts';

const people = ['Ann', 'Ann Weber', 'Zoë'].map((name) => ({ id: name, name }));

it('a name is being written after an @ that begins a word, at the end of a text', () => {
  expect(beingMentioned('Thank you @An')).toBe('an');
  expect(beingMentioned('@')).toBe('');
  expect(beingMentioned('me@home')).toBeNull();
  expect(beingMentioned('@Ann, and')).toBeNull();
});

it('of names that begin alike the longest is meant, and each once', () => {
  expect(mentionsIn('@Ann Weber and @Zoë', people)).toEqual(['Ann Weber', 'Zoë']);
  expect(mentionsIn('@Ann and @Ann', people)).toEqual(['Ann']);
  expect(mentionsIn('Ann and Zoë', people)).toEqual([]);
});
