import { createServiceClientFake } from '@reflectory/client/testing';
import type { Notification } from '@reflectory/contracts/notifications';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import texts from '../features/notifications/locales/en.json';
import NotificationsSection from '../features/notifications/notifications.section.tsx';
import settings from '../locales/en.json';
import words from '../locales/manifest/en.json';
import NotificationsPage from './notifications.page.tsx';

const told = vi.hoisted(() => new Set<() => void>());
/** A service whose changes the test tells. */
vi.mock('@reflectory/client/sockets', () => {
  const channel = {
    on: (_kind: string, _filter: object, listener: () => void) => (told.add(listener), channel),
    subscribe: () => channel,
  };
  return { socketsOf: () => ({ channel: () => channel, removeChannel: () => told.clear() }) };
});

const id = (number: number) => `44444444-4444-4444-8444-${String(number).padStart(12, '0')}`;
const notification = (number: number, more: Partial<Notification> = {}): Notification => ({
  id: id(number),
  category: 'invitations',
  sentence: `Ben invited you to “Board ${number}”`,
  path: '/boards',
  happened_at: `2026-11-${String(20 - number).padStart(2, '0')}T09:30:00.000Z`,
  is_read: false,
  ...more,
});
const row = ({ id: rowId }: Notification) => ({ id: rowId, user_id: FAKE_USER.id, read_at: null });

function arrange(notifications: Notification[], hasMore = false) {
  const asked: unknown[] = [];
  const service = createServiceClientFake({
    user: FAKE_USER,
    tables: { notifications: notifications.map(row) },
    functions: {
      'list-notifications': (input: unknown) => {
        asked.push(input);
        return asked.length > 1 && hasMore
          ? { notifications: [notification(9)], hasMore: false }
          : { notifications, hasMore };
      },
    },
  });
  const common = {
    retry: 'Try again',
    loading: 'Loading…',
    errors: { unreachable: 'The server cannot be reached.' },
  };
  const options = {
    client: service.client,
    texts: { settings: { ...settings, ...texts, sections: words.settings }, common },
  };
  return { ...service, asked, options, user: userEvent.setup() };
}

it('says what happened by the day, with what is new before all', async () => {
  const { options } = arrange([notification(1), notification(2, { is_read: true })]);
  renderWithPlatform(<NotificationsPage />, options);
  const day = await screen.findByRole('region', { name: /19/ });
  expect(within(day).getByRole('link', { name: /^New:\s*Ben invited you to “Board 1”/ })).toHaveAttribute(
    'href',
    '/boards',
  );
  expect(screen.getByRole('link', { name: /^\s*Ben invited you to “Board 2”/ })).toBeVisible();
  expect(screen.getByText(texts.notifications.end)).toBeVisible();
});

it('what is opened is read, and all of it by one press', async () => {
  const { options, rows, user } = arrange([notification(1), notification(2)]);
  renderWithPlatform(<NotificationsPage />, options);
  await user.click(await screen.findByRole('link', { name: /Board 1/ }));
  await waitFor(() =>
    expect(rows('notifications').map(({ read_at }) => read_at !== null)).toEqual([true, false]),
  );
  await user.click(screen.getByRole('button', { name: texts.notifications.readAll }));
  await waitFor(() => expect(rows('notifications').every(({ read_at }) => read_at !== null)).toBe(true));
});

it('earlier ones are asked for after the last that is shown', async () => {
  const { options, asked, user } = arrange([notification(1)], true);
  renderWithPlatform(<NotificationsPage />, options);
  await user.click(await screen.findByRole('button', { name: texts.notifications.earlier }));
  expect(await screen.findByRole('link', { name: /Board 9/ })).toBeVisible();
  expect(asked).toEqual([{}, { after: id(1) }]);
});

it('what is told while the page is open comes at once', async () => {
  const { options, asked } = arrange([notification(1)]);
  renderWithPlatform(<NotificationsPage />, options);
  await screen.findByRole('link', { name: /Board 1/ });
  await waitFor(() => expect(told.size).toBe(1));
  for (const listener of told) listener();
  await waitFor(() => expect(asked).toEqual([{}, {}]));
});

it('an empty list says what belongs here, and a service that is away is asked again', async () => {
  const { options, setReachable, user } = arrange([]);
  setReachable(false);
  renderWithPlatform(<NotificationsPage />, options);
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
  setReachable(true);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: texts.notifications.emptyTitle })).toBeVisible();
});

it('ways of being told are chosen for each kind, and kept', async () => {
  const { options, rows, user } = arrange([]);
  renderWithPlatform(<NotificationsSection />, options);
  const mail = await screen.findByRole('checkbox', { name: 'Somebody mentions you: Daily mail' });
  expect(mail).toBeChecked();
  await user.click(mail);
  await user.click(screen.getByRole('checkbox', { name: 'Your challenges: Notification' }));
  await waitFor(() =>
    expect(rows('notification_settings')).toMatchObject([
      { mail_categories: ['replies', 'invitations', 'moderation'], push_categories: ['challenges'] },
    ]),
  );
  await user.click(screen.getByRole('checkbox', { name: settings.reminders.quiet }));
  await waitFor(() => expect(rows('notification_settings')).toMatchObject([{ quiet_from: '22:00' }]));
});
