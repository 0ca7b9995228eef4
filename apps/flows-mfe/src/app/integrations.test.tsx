import { createServiceClientFake } from '@reflectory/client/testing';
import type {
  CalendarAccountRow,
  CalendarConnectionRow,
  CalendarSubscriptionRow,
} from '@reflectory/contracts/calendars';
import type { ApiTokenRow } from '@reflectory/contracts/api-tokens';
import type { IncomingWebhookRow } from '@reflectory/contracts/incoming-webhooks';
import type { WebhookDeliveryRow, WebhookRow } from '@reflectory/contracts/webhooks';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import later from '../features/incoming-webhooks/locales/en.json';
import texts from '../locales/en.json';
import IntegrationsPage from './integrations.page.tsx';

const AT = '2026-11-27T10:00:00Z';
const calendar = (id: string, name: string, of: Partial<CalendarSubscriptionRow>) =>
  ({
    id,
    name,
    state: 'read',
    read_at: AT,
    account_id: null,
    connection_id: null,
    ...of,
  }) as CalendarSubscriptionRow;
const token = (id: string, name: string, of: Partial<ApiTokenRow>) =>
  ({
    id,
    name,
    scopes: [],
    expires_at: '2100-01-01T00:00:00Z',
    last_used_at: AT,
    revoked_at: null,
    ...of,
  }) as ApiTokenRow;

const tables = {
  calendar_accounts: [{ id: 'a1', user_name: 'ada', address: 'https://cloud.example' } as CalendarAccountRow],
  calendar_connections: [
    { id: 'g1', provider: 'google', account_name: 'ada@example.org', off_at: null } as CalendarConnectionRow,
    {
      id: 'm1',
      provider: 'microsoft',
      account_name: 'ada@work.example',
      off_at: AT,
    } as CalendarConnectionRow,
  ],
  calendar_subscriptions: [
    calendar('c1', 'Holidays', { state: 'failed' }),
    calendar('c2', 'Home', { account_id: 'a1' }),
    calendar('c3', 'Ada', { connection_id: 'g1', state: 'waiting', read_at: null }),
  ],
  calendar_targets: [],
  calendar_feeds: [{ user_id: FAKE_USER.id, created_at: AT }],
  webhooks: [
    {
      id: 'w1',
      name: 'My log',
      address: 'https://log.example',
      events: [],
      fields: [],
      format: 'standard',
      is_on: true,
    },
  ] as unknown as WebhookRow[],
  webhook_deliveries: [{ id: 'd1', webhook_id: 'w1', tried_at: AT }] as WebhookDeliveryRow[],
  incoming_webhooks: [
    { id: 'i1', name: 'Door bell', fields: [], last_called_at: null } as unknown as IncomingWebhookRow,
  ],
  api_tokens: [token('t1', 'Backup', {}), token('t2', 'Old script', { revoked_at: AT })],
};

const show = (given: Partial<typeof tables> = tables) => {
  const service = createServiceClientFake({ user: FAKE_USER, tables: given as typeof tables });
  renderWithPlatform(<IntegrationsPage />, {
    client: service.client,
    features: { calendars: true, productivity: true, integrations: true },
    texts: { flows: { ...texts, ...later }, common: { loading: 'Loading', retry: 'Try again', errors: {} } },
  });
};

test('everything that is connected says what it last did, and where it is managed', async () => {
  show();
  const list = await screen.findByRole('list', { name: 'Everything that is connected' });
  await within(list).findByText('Backup');
  await within(list).findByText(/last sent/u);
  const things = within(list)
    .getAllByRole('listitem')
    .map((item) => [
      item.textContent.replace(/Nov 27, 2026, .+?(?:AM|PM)/gu, 'then'),
      within(item).getByRole('link').getAttribute('href'),
    ]);
  expect(things).toEqual([
    ['HolidaysCalendar by its address · could not be readManage', '/productivity'],
    ['adaaccount ada at cloud.example · read thenManage', '/productivity'],
    ['ada@example.orgGoogle Calendar · is being read …Manage', '/productivity'],
    ['ada@work.exampleMicrosoft calendars · access has ended: connect it againManage', '/productivity'],
    ['What is due hereYour calendar for other programs · made thenManage', '/settings/reminders'],
    ['My logWebhook · last sent thenManage', '#webhooks'],
    ['Door bellIncoming webhook · Nobody has called it yet.Manage', '#incoming-webhooks'],
    ['BackupAccess token · last used thenManage', '#api-tokens'],
  ]);
});

test('where nothing is connected it says so', async () => {
  show({});
  expect(await screen.findByText('Nothing is connected yet.')).toBeVisible();
});
