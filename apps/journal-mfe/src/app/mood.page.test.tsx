import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import MoodPage from './mood.page.tsx';

beforeEach(() => localStorage.clear());

const ENTRY = '33333333-3333-4333-8333-333333333333';
const row = {
  id: '55555555-5555-4555-8555-555555555555',
  entry_id: null,
  pleasantness: 70,
  energy: -30,
  feeling: 'calm',
  activities: ['walk', 'Choir'],
  sleep_minutes: 450,
  note: 'By the lake',
  felt_at: new Date().toISOString(),
};

function open(rows: object[], path = '/journal/mood', shown: Parameters<typeof renderPage>[3] = {}) {
  const service = serviceFake({ tables: { mood_check_ins: rows.map((one) => ({ ...one })) } });
  renderPage(<MoodPage />, path, service, shown);
  return service;
}

const place = (scale: 'Pleasant' | 'Energy', value: number) =>
  fireEvent.change(screen.getByRole('slider', { name: new RegExp(scale) }), { target: { value } });

it('needs two scales and nothing else', async () => {
  const service = open([]);
  expect(await screen.findByText('Nothing noted yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Say first how it is');
  expect(service.rows('mood_check_ins')).toEqual([]);
  place('Pleasant', 60);
  place('Energy', -40);
  expect(screen.getByRole('slider', { name: /Pleasant/ })).toHaveAttribute('aria-valuetext', 'very pleasant');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(service.rows('mood_check_ins')).toMatchObject([
      { pleasantness: 60, energy: -40, feeling: null, activities: [], sleep_minutes: null, note: '' },
    ]),
  );
  expect(await screen.findByRole('button', { name: /^Delete the check-in/ })).toBeVisible();
});

it('takes a place by touch, the same from both sides of the page', () => {
  open([]);
  const field = document.querySelector<HTMLElement>('[class*="field"][aria-hidden]');
  if (!field) throw new Error('There is no field');
  field.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  fireEvent.pointerDown(field, { buttons: 1, clientX: 190, clientY: 25 });
  expect(screen.getByRole('slider', { name: /Pleasant/ })).toHaveValue('90');
  expect(screen.getByRole('slider', { name: /Energy/ })).toHaveValue('50');
  field.style.direction = 'rtl';
  fireEvent.pointerDown(field, { buttons: 1, clientX: 190, clientY: 25 });
  expect(screen.getByRole('slider', { name: /Pleasant/ })).toHaveValue('-90');
});

it('stands beside the entry that one came from', async () => {
  const service = open([], `/journal/mood?entry=${ENTRY}`);
  expect(await screen.findByText(/beside the entry/)).toBeVisible();
  place('Energy', 10);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.rows('mood_check_ins')).toMatchObject([{ entry_id: ENTRY }]));
});

it('says what was said, in words and by day', async () => {
  open([row]);
  expect(await screen.findByText('By the lake')).toBeVisible();
  expect(screen.getByText(/walk.* · Choir · slept 7.5 hours/i)).toBeVisible();
  const days = within(screen.getByRole('list', { name: 'Check-ins by day' })).getAllByRole('listitem');
  expect(days).toHaveLength(42);
  expect(
    days.filter(({ textContent }) => textContent.includes('calm, very pleasant, little energy')),
  ).toHaveLength(1);
});

it('is changed, deleted and brought back', async () => {
  const service = open([row]);
  await userEvent.click(await screen.findByRole('button', { name: /^Change the check-in/ }));
  const dialog = await screen.findByRole('dialog');
  const note = within(dialog).getByRole('textbox', { name: 'A note' });
  await userEvent.clear(note);
  await userEvent.type(note, 'By the sea');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(service.rows('mood_check_ins')).toMatchObject([{ note: 'By the sea', energy: -30 }]),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Delete the check-in/ }));
  await waitFor(() => expect(service.rows('mood_check_ins')).toEqual([]));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(service.rows('mood_check_ins')).toMatchObject([{ id: row.id, note: 'By the sea' }]),
  );
});

it('shows no note where words in lists are hidden', async () => {
  open([row], '/journal/mood', { hidesPreviews: true });
  expect(await screen.findByRole('button', { name: /^Delete the check-in/ })).toBeVisible();
  expect(screen.queryByText('By the lake')).toBeNull();
});
