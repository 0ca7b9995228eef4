import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll } from 'vitest';
import {
  type ClientVersion,
  clients,
  newAddress,
  openClient,
  PASSWORD,
  type Service,
} from '../testing/index.ts';

/** Versions of the client, each with both versions of the protocol. */
export const speakers = clients.flatMap((published) =>
  (['1.0.0', '2.0.0'] as const).map((vsn) => ({ published, version: published.version, vsn })),
);
export type Speaker = (typeof speakers)[number];

/** A person of a file, signed up once. */
type Person = { id: string; token: string };

/** Two people of the instance; clients of theirs that are closed after each test. */
export function usePeople(service: Service, { published, vsn }: Speaker) {
  const open: SupabaseClient[] = [];
  const people: Person[] = [];
  beforeAll(async () => {
    for (const name of ['ada', 'max']) people.push(await signUp(service, published, name));
  });
  afterEach(async () => {
    for (const client of open.splice(0)) await client.removeAllChannels();
  });
  const person = (index: number): Person => {
    const found = people[index];
    if (!found) throw new Error('People are signed up before the tests run');
    return found;
  };
  const tokens = new WeakMap<SupabaseClient, { token: string }>();
  /** A client of whoever a token names, or of a visitor. */
  const newClient = async (token: string | null, url = service.url, options: object = {}) => {
    const held = { token: token ?? '' };
    const client = openClient(
      published,
      { url, key: service.anonKey },
      { realtime: { vsn, ...options }, ...(token !== null && { accessToken: async () => held.token }) },
    );
    if (token !== null) await client.realtime.setAuth();
    tokens.set(client, held);
    open.push(client);
    return client;
  };
  /** Another token for the channels of a client. */
  const renew = async (client: SupabaseClient, token: string) => {
    const held = tokens.get(client);
    if (held) held.token = token;
    await client.realtime.setAuth();
  };
  return {
    ada: () => person(0),
    max: () => person(1),
    newClient,
    renew,
    asAda: (url?: string) => newClient(person(0).token, url),
    asMax: (url?: string) => newClient(person(1).token, url),
  };
}

async function signUp(service: Service, published: ClientVersion, name: string): Promise<Person> {
  const client = openClient(published, { url: service.url, key: service.anonKey });
  const { data, error } = await client.auth.signUp({ email: newAddress(name), password: PASSWORD });
  if (error || !data.session) throw error ?? new Error('The sign-up gave no session');
  return { id: data.session.user.id, token: data.session.access_token };
}

/** A name that no other test has. */
export const newName = (prefix = 'room') => `${prefix}:${randomUUID()}`;

/** What a service says that has too much to do: no answer to the join, which the client sends again by itself. */
const isBusy = (error: Error | undefined) => error?.message.includes('is busy at the moment') ?? false;

/** Joins and waits for the answer; the reason when it was refused. */
export function join(channel: RealtimeChannel): Promise<{ status: string; reason: string | undefined }> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => {
      if (status !== 'CLOSED' && !isBusy(error)) resolve({ status, reason: error?.message });
    });
  });
}

/** Broadcasts of an event that a channel hears, gathered whole. */
export function hear(channel: RealtimeChannel, event = 'note'): Record<string, unknown>[] {
  const heard: Record<string, unknown>[] = [];
  channel.on('broadcast', { event }, (message) => void heard.push(message));
  return heard;
}

/** What the service says of a channel, gathered. */
export function hearSystem(
  channel: RealtimeChannel,
): { status: string; message: string; extension: string }[] {
  const heard: { status: string; message: string; extension: string }[] = [];
  channel.on('system', {}, (message) => void heard.push(message));
  return heard;
}
