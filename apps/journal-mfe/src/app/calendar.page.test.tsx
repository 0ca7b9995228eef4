import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import CalendarPage from './calendar.page.tsx';

const entry = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'The ferry',
  text: 'It waited.',
  word_count: 120,
  entry_at: new Date(2026, 1, 3, 9, 30).toISOString(),
};
const days = [{ day: '2026-02-03', entries: 1, words: 120, feeling: 'joy' as const, entry_id: entry.id }];
const service = () =>
  serviceFake({
    tables: { entries: [entry] },
    functions: {
      'list-days': ({ from, to }) => ({ days: days.filter(({ day }) => day >= from && day <= to) }),
    },
  });
const grid = () => screen.findByRole('grid');
const cell = async (name: RegExp) => within(await grid()).findByRole('button', { name });

it('says of each day what was written and felt, and opens it', async () => {
  renderPage(<CalendarPage />, '/journal/calendar?month=2026-02', service());
  const day = await cell(/February 3, 2026 · 1 entry · 120 words · joy/);
  await userEvent.click(day);
  expect(await screen.findByRole('link', { name: /The ferry/ })).toHaveAttribute(
    'href',
    `/journal/entry/${entry.id}`,
  );
  expect(screen.getByTestId('address')).toHaveTextContent('month=2026-02&day=2026-02-03');
  await userEvent.click(await cell(/February 4, 2026$/));
  expect(await screen.findByText('Nothing was written on this day.')).toBeVisible();
});

it('shows how one said to be on a day, also where nothing was written', async () => {
  const at = (day: number, hour: number, pleasantness: number) => ({
    id: `00000000-0000-4000-8000-0000000000${day}${hour}`,
    entry_id: null,
    pleasantness,
    energy: 0,
    feeling: null,
    activities: [],
    sleep_minutes: null,
    note: '',
    felt_at: new Date(2026, 1, day, hour).toISOString(),
  });
  const rows = [
    at(10, 23, 80),
    at(10, 11, -80),
    { ...at(10, 12, 0), felt_at: new Date(2026, 2, 1).toISOString() },
  ];
  renderPage(
    <CalendarPage />,
    '/journal/calendar?month=2026-02',
    serviceFake({ tables: { mood_check_ins: rows }, functions: { 'list-days': () => ({ days: [] }) } }),
  );
  const day = await cell(/February 10, 2026 · very unpleasant.*; very pleasant/);
  expect(day.querySelectorAll('circle')).toHaveLength(2);
  expect((await grid()).querySelectorAll('svg')).toHaveLength(1);
  await userEvent.click(day);
  expect(await screen.findByRole('link', { name: /^How it was: very unpleasant/ })).toHaveAttribute(
    'href',
    '/journal/mood',
  );
});

it('is walked by arrow keys, over the end of a month too', async () => {
  renderPage(<CalendarPage />, '/journal/calendar?month=2026-02&day=2026-02-28', service());
  const last = await cell(/February 28, 2026/);
  expect(last).toHaveAttribute('tabindex', '0');
  last.focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(async () => expect(await cell(/March 1, 2026/)).toHaveFocus());
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('month=2026-02&day=2026-02-22'),
  );
  expect((await cell(/February 22, 2026/)).closest('td')).toHaveAttribute('aria-selected', 'true');
});

it('shows a year, a row for each month', async () => {
  renderPage(<CalendarPage />, '/journal/calendar?month=2026-02', service());
  await userEvent.click(await screen.findByRole('radio', { name: 'Year' }));
  expect(screen.getByTestId('address')).toHaveTextContent('year=2026');
  expect(within(await grid()).getAllByRole('button')).toHaveLength(365);
  await cell(/February 3, 2026 · 1 entry/);
  await userEvent.click(screen.getByRole('button', { name: 'Previous year' }));
  expect(screen.getByRole('heading', { level: 2, name: '2025' })).toBeVisible();
  expect(within(await grid()).getAllByRole('button')).toHaveLength(365);
  await userEvent.click(within(await grid()).getByRole('link', { name: 'Mar' }));
  expect(screen.getByTestId('address')).toHaveTextContent('month=2025-03');
});

it('says that the service is away, and shows the month when it is back', async () => {
  const away = service();
  away.setReachable(false);
  renderPage(<CalendarPage />, '/journal/calendar?month=2026-02', away);
  expect(await screen.findByText('The calendar cannot be shown just now.')).toBeVisible();
  away.setReachable(true);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cell(/February 3, 2026 · 1 entry/)).toBeVisible();
});

it('counts the week by the rhythm that the person chooses, and says nothing of weeks that were otherwise', async () => {
  const fake = service();
  renderPage(<CalendarPage />, '/journal/calendar?month=2026-02', fake);
  expect(await screen.findByRole('heading', { name: 'Your rhythm' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Your rhythm' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Days a week on which you want to write/ }));
  await userEvent.click(await screen.findByRole('option', { name: '3 days' }));
  await waitFor(() => expect(fake.rows('writing_rhythms')).toMatchObject([{ days_a_week: 3 }]));
  expect(await screen.findByText('This week is open.')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Your rhythm' })).getAllByRole('listitem')).toHaveLength(9);
});
