import { createServiceClientFake } from '@reflectory/client/testing';
import type { Journey } from '@reflectory/contracts/overview';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json';
import PresentJourneyDialog from './present-journey.dialog.tsx';

function open(days: number) {
  const journey: Journey = {
    entries: days,
    first: days > 0 ? '2026-01-01' : null,
    last: days > 0 ? `2026-01-0${days}` : null,
    first_entry: null,
    months: [days],
    month_families: ['joy'],
    feelings: [],
    themes: [],
    suggestions: [],
    quote: null,
    timeline: Array.from({ length: days }, (_, index) => ({
      title: `Day ${days - index}`,
      text: 'Wrote.',
      entry_at: new Date(Date.UTC(2026, 0, days - index, 12)).toISOString(),
    })),
  };
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    functions: { 'get-journey': () => journey },
  });
  renderWithPlatform(<PresentJourneyDialog onClose={() => {}} />, { client, texts: { presentations: en } });
}

describe('the Journey Insights dialog', () => {
  it('pages entries, newest first, six at a time §2.149 §2.150', async () => {
    open(8);
    expect(await screen.findByRole('dialog', { name: 'Journey Insights' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Go to slide 2' }));
    const titles = () => screen.getAllByText(/^Day \d+$/).map((element) => element.textContent);
    expect(titles()).toEqual(['Day 8', 'Day 7', 'Day 6', 'Day 5', 'Day 4', 'Day 3']);
    await userEvent.click(screen.getByRole('button', { name: 'Turn a page forward' }));
    expect(titles()).toEqual(['Day 2', 'Day 1']);
  });

  it('says what is missing when nothing was written yet', async () => {
    open(0);
    expect(await screen.findByText(/There is nothing to present yet/)).toBeVisible();
  });
});
