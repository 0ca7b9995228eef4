import type { CalendarFeedRow } from '@reflectory/contracts/reminders';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { CalendarPart } from './calendar-part.tsx';

const user_id = '22222222-2222-4222-8222-222222222222';
const feed: CalendarFeedRow = {
  instance_id: '11111111-1111-4111-8111-111111111111',
  user_id,
  token_hash: '0'.repeat(64),
  language: 'en',
  created_at: '2026-11-02T08:00:00+00:00',
};

function render(rows: CalendarFeedRow[]) {
  let made = 0;
  const rendered = renderPart(<CalendarPart />, {
    tables: { calendar_feeds: rows },
    functions: {
      'make-calendar-feed': () => {
        made += 1;
        if (rendered.fake.rows('calendar_feeds').length === 0)
          rendered.fake.rows('calendar_feeds').push(feed);
        return { token: String(made).repeat(43) };
      },
    },
  });
  return rendered;
}
const address = () => screen.findByRole('textbox', { name: 'Address of your calendar' });

it('makes an address when asked to, shows it once and copies it', async () => {
  const { fake } = render([]);
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const make = await screen.findByRole('button', { name: 'Make an address' });
  expect(fake.rows('calendar_feeds')).toEqual([]);
  await user.click(make);
  const shown = `${location.origin}/calendar/${'1'.repeat(43)}.ics`;
  await waitFor(async () => expect(await address()).toHaveValue(shown));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith(shown);
});

it('replaces an address of before only after it asked', async () => {
  render([feed]);
  expect(await screen.findByText(/has an address since November 2, 2026/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText(/stop being updated/)).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Replace' }).at(-1) as HTMLElement);
  expect(await address()).toHaveValue(`${location.origin}/calendar/${'1'.repeat(43)}.ics`);
});

it('is switched off', async () => {
  const { fake } = render([{ ...feed }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeVisible();
  expect(fake.rows('calendar_feeds')).toEqual([]);
});
