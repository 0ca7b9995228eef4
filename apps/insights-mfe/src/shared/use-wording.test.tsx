import { renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useWording } from './use-wording.ts';

function Mood({ value }: { value: number | null }) {
  return <output>{useWording().mood(value)}</output>;
}

it.each([
  ['en', 8, /^\+8$/u],
  ['ar', -8, /^\u2066.*-8.*\u2069$/u],
  ['ar', null, /^–$/u],
])('a sign stays before its number, whichever way the sentence runs: %s %s', (language, value, shown) => {
  renderWithPlatform(<Mood value={value} />, { language, texts: { insights: {} } });
  expect(screen.getByRole('status').textContent).toMatch(shown);
});
