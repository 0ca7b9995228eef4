import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MonthCover } from './month-cover.tsx';

const felt = { family: 'joy', words: 120 } as const;

it('draws a month in which something was felt, and accompanies what stands in words', async () => {
  render(<MonthCover month="2026-02" parts={Array.from({ length: 4 }, () => felt)} />);
  const image = await screen.findByRole('presentation', {}, { timeout: 15_000 });
  expect(decodeURIComponent(image.getAttribute('src') ?? '')).toMatch(/<svg .*<path/u);
});

it('is nothing where hardly anything was felt', () => {
  const { container } = render(
    <MonthCover
      month="2026-02"
      parts={[felt, felt, felt, ...Array.from({ length: 9 }, () => ({ family: null, words: 9 }))]}
    />,
  );
  expect(container).toBeEmptyDOMElement();
});
