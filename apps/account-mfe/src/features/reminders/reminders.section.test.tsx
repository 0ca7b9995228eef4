import type { ServiceClientFakeOptions } from '@reflectory/client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import RemindersSection from './reminders.section.tsx';

/** The section, where the service sends no notifications. */
const render = (tables: NonNullable<ServiceClientFakeOptions['tables']>) =>
  renderPart(
    <RemindersSection />,
    { tables, functions: { 'get-push-key': () => ({ publicKey: null }) } },
    { features: { library: true } },
  );

const user_id = '22222222-2222-4222-8222-222222222222';
const reminder = {
  days: [1, 3],
  at_time: '19:30',
  zone: 'Europe/Berlin',
  quiet_from: null,
  quiet_until: null,
  is_paused: false,
  by_mail: true,
  next_at: '2026-11-23T18:30:00+00:00',
};

it('reminds nobody who did not ask, and on the days and at the time that are chosen', async () => {
  const { fake } = render({ reminders: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Remind me' }));
  expect(fake.rows('reminders')).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '07:15' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(fake.rows('reminders')).toMatchObject([{ days: [1, 2, 3, 4, 5, 6], at_time: '07:15' }]),
  );
});

it('says what is missing, and saves nothing until it is there', async () => {
  const { fake } = render({ reminders: [{ ...reminder }] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Monday' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wednesday' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one day.');
  expect(fake.rows('reminders')).toMatchObject([{ days: [1, 3] }]);
});

it('is paused by one touch, and removed', async () => {
  const { fake } = render({ reminders: [{ ...reminder, user_id }] });
  expect(await screen.findByText('Next: Monday, November 23, 2026 at 7:30 PM')).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: /Pause reminders/ }));
  await waitFor(() => expect(fake.rows('reminders').some(({ is_paused: isPaused }) => isPaused)).toBe(true));
});

it('comes without mails where that is chosen, and keeps it when the time is changed', async () => {
  const { fake } = render({ reminders: [{ ...reminder, user_id }] });
  await userEvent.click(await screen.findByRole('switch', { name: 'By mail' }));
  await waitFor(() => expect(fake.rows('reminders')).toMatchObject([{ by_mail: false }]));
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '07:15' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.rows('reminders')).toMatchObject([{ by_mail: false, at_time: '07:15' }]));
});

it('tells of decisions by mail or without, or not at all', async () => {
  const { fake } = render({
    decision_reminders: [{ user_id, zone: 'UTC', by_mail: false }],
  });
  const mails = await screen.findByRole('switch', { name: 'Also by mail' });
  expect(mails).not.toBeChecked();
  await userEvent.click(mails);
  await waitFor(() => expect(fake.rows('decision_reminders')).toMatchObject([{ by_mail: true }]));
  await userEvent.click(screen.getByRole('switch', { name: 'Tell me on the day' }));
  await waitFor(() => expect(fake.rows('decision_reminders')).toEqual([]));
});

it('refuses a time within the quiet hours, over midnight as well, and keeps what was typed', async () => {
  const quiet = { quiet_from: '22:00', quiet_until: '07:00' };
  const { fake } = render({ reminders: [{ ...reminder, ...quiet, user_id }] });
  for (const time of ['22:00', '23:30', '06:59']) {
    fireEvent.change(await screen.findByLabelText('Time'), { target: { value: time } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/lies in the quiet hours/);
    expect(screen.getByLabelText('Time')).toHaveValue(time);
  }
  expect(fake.rows('reminders')).toMatchObject([{ at_time: '19:30' }]);
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '07:00' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.rows('reminders')).toMatchObject([{ at_time: '07:00' }]));
});

it('goes by the clocks of another zone when that is asked for', async () => {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { fake } = render({ reminders: [{ ...reminder, zone: 'Pacific/Apia', user_id }] });
  await userEvent.click(await screen.findByRole('button', { name: `Use the clocks of ${here}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.rows('reminders')).toMatchObject([{ zone: here }]));
});
