import type { TestPerson } from '@reflectory/runtime/testing';
import { type ArrangedRow, idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

const subscription = (person: TestPerson, name: string) => ({
  id: idOf(name, person),
  user_id: person.id,
  name: 'Above',
  address: 'https://calendar.example/secret.ics',
  zone: 'Europe/Berlin',
});

const account = (person: TestPerson, name: string) => ({
  id: idOf(name, person),
  user_id: person.id,
  address: 'https://calendar.example',
  user_name: 'Above',
});

const target = (person: TestPerson, name: string, account: string) => ({
  id: idOf(name, person),
  user_id: person.id,
  account_id: account,
  name: 'Above',
  address: 'https://calendar.example/above/',
  kinds: '{focus}',
  zone: 'Europe/Berlin',
  language: 'en',
  origin: 'https://acme.example',
});

const connection = (person: TestPerson, name: string) => ({
  id: idOf(name, person),
  user_id: person.id,
  provider: 'google',
  account_name: 'Above',
  scopes: [],
  offered: '[]',
});

/** A calendar in which meetings stand, an account, another that is written to, and a connection. */
export const arrangedRows = (person: TestPerson): ArrangedRow[] => [
  { table: 'calendar_accounts', row: account(person, 'calendar account') },
  { table: 'calendar_accounts', row: account(person, 'account written to') },
  { table: 'calendar_connections', row: connection(person, 'calendar connection') },
  { table: 'calendar_subscriptions', row: subscription(person, 'calendar') },
  { table: 'calendar_targets', row: target(person, 'calendar target', idOf('account written to', person)) },
];

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  calendar_accounts: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    row: (person) => ({ ...account(person, 'new calendar account'), user_name: 'New' }),
    kept: "user_name = 'Above'",
    change: "user_name = 'Changed'",
    where: ownedBy,
  },
  calendar_connections: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    row: (person) => ({ ...connection(person, 'new calendar connection'), account_name: 'New' }),
    kept: "account_name = 'Above'",
    change: "account_name = 'Changed'",
    where: ownedBy,
  },
  calendar_subscriptions: {
    kind: 'personal',
    row: (person) => ({ ...subscription(person, 'new calendar'), name: 'New' }),
    kept: "name = 'Above'",
    change: "name = 'Changed'",
    where: ownedBy,
  },
  calendar_events: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    isKept: true,
    hasParent: true,
    row: (person, parent) => ({
      id: idOf('meeting', person),
      user_id: person.id,
      subscription_id: idOf('calendar', parent),
      title: 'Meeting',
      starts_at: '2026-01-01T10:00:00Z',
      ends_at: '2026-01-01T11:00:00Z',
    }),
    change: "title = 'Changed'",
    where: ownedBy,
  },
  calendar_targets: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    isKept: true,
    hasParent: true,
    row: (person, parent) => ({
      ...target(person, 'new calendar target', idOf('calendar account', parent)),
      name: 'New',
    }),
    kept: "name = 'Above'",
    change: "name = 'Changed'",
    where: ownedBy,
  },
  calendar_writings: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    isKept: true,
    hasParent: true,
    row: (person, parent) => ({
      id: idOf('calendar writing', person),
      user_id: person.id,
      target_id: idOf('calendar target', parent),
      href: 'https://calendar.example/above/one.ics',
      kind: 'focus',
      starts_at: '2026-01-01T10:00:00Z',
      ends_at: '2026-01-01T11:00:00Z',
    }),
    change: "state = 'left'",
    where: ownedBy,
  },
};
