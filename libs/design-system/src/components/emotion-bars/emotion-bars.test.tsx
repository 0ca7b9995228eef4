import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { EmotionBars } from './emotion-bars.tsx';
import { marked } from './marked.ts';

const hope = {
  name: 'Hoffnung',
  family: 'joy',
  percentage: 42,
  evidence: [{ sentence: 'Ich hoffte auf einen Brief.', terms: ['hoffte'] }],
} as const;

test('the words behind a percentage are one press away', async () => {
  render(<EmotionBars label="Emotions" emotions={[hope]} />);
  expect(screen.getByText('hoffte', { selector: 'mark' })).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Hoffnung 42%/ }));
  expect(screen.getByText('hoffte', { selector: 'mark' })).toBeVisible();
});

test('a hint says so in place of a percentage', () => {
  render(<EmotionBars label="Emotions" emotions={[{ ...hope, percentage: 100, hint: 'eine Spur' }]} />);
  expect(screen.getByRole('button', { name: /^Hoffnung eine Spur/ })).toBeInTheDocument();
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});

test('a percentage is written as the language does', () => {
  render(
    <I18nProvider locale="de-DE">
      <EmotionBars label="Gefühle" emotions={[{ ...hope, evidence: [] }]} />
    </I18nProvider>,
  );
  expect(screen.getByText('42 %')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('terms are marked as whole words in any case, the longest first, and as they are', () => {
  const marks = (sentence: string, terms: string[]) =>
    marked(sentence, terms).flatMap(({ text, isTerm }) => (isTerm ? [text] : []));
  expect(marks('Glad, gladly; GLAD.', ['glad'])).toEqual(['Glad', 'GLAD']);
  expect(marks('Not happy at all.', ['happy', 'not happy'])).toEqual(['Not happy']);
  expect(marks('Schön (sehr).', ['(sehr)', ''])).toEqual(['(sehr)']);
  expect(marks('Überglücklich', ['glücklich'])).toEqual([]);
  const whole = 'A sad, sad day.';
  expect(
    marked(whole, ['sad'])
      .map(({ text }) => text)
      .join(''),
  ).toBe(whole);
});
