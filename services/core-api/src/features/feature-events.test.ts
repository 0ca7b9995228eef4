import type { Transaction } from '@reflectory/runtime/database';
import { expect, it } from 'vitest';
import { createHandlers } from '../worker/handlers.ts';
import { noProvider } from '../provider/index.ts';
import { connectPorts } from './connect-ports.ts';
import { features } from './features.ts';

const db: Transaction = { query: () => Promise.reject(new Error('nothing is asked here')) };
const nothing = () => Promise.reject(new Error('nothing is read or written here'));
const files = { read: nothing, write: nothing };
const fileLimits = { perPerson: 0, perInstance: 0, largest: 1 };
const declared = features.flatMap(({ events = [] }) => events.map(({ name }) => name));
const handlers = createHandlers({
  db,
  asPerson: nothing,
  asInstance: nothing,
  ports: connectPorts(),
  files,
  fileLimits,
  pictures: { render: nothing },
  transcriber: null,
  logger: { warn: () => undefined },
  push: null,
  notificationKinds: [],
  memberOrigins: [],
  passwordBox: null,
  providerKeys: null,
  oauthClients: {},
  now: Date.now,
  provider: noProvider,
});

it('what is heard is declared by somebody, and once', () => {
  expect(new Set(declared).size).toBe(declared.length);
  for (const { name, events } of handlers) {
    expect({ name, events }).toEqual({ name, events: events.filter((event) => declared.includes(event)) });
    expect(events).not.toEqual([]);
  }
});

it('no two handlers share a name, which jobs and dead letters carry', () => {
  const names = handlers.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
