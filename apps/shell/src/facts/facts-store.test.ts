import { createServiceClientFake, FAKE_INSTANCE_ID } from '@reflectory/client/testing';
import type { BootFacts, BootManifest } from '@reflectory/contracts/boot';
import { PLATFORM_CACHE_MS } from '@reflectory/contracts/behaviour';
import { bootManifestFake, FAKE_USER } from '@reflectory/platform-sdk/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthStore } from '../session/auth-store.ts';
import { createFactsStore } from './facts-store.ts';

const member = { userId: FAKE_USER.id, role: 'user' as const, instances: [] };
const keyOf = (name: string) => `reflectory.${name}.${FAKE_INSTANCE_ID}.${FAKE_USER.id}`;
const MINUTE_MS = 60_000;

let storage: Map<string, string>;
/** Facts that the gateway answers first, in turn. */
let fresh: BootFacts[];
beforeEach(() => {
  fresh = [];
  vi.useFakeTimers({ now: new Date('2026-05-01T08:00:00Z') });
  storage = new Map();
});
afterEach(() => vi.useRealTimers());

type Options = {
  boot?: Partial<BootManifest>;
  /** What the gateway answers after those. */
  later?: Partial<BootFacts>;
  isMaster?: boolean;
  membership?: 'member' | 'coach' | 'admin';
  isActive?: boolean;
  isVisitor?: boolean;
};

const factsFake = (facts: Partial<BootFacts>): BootFacts => ({
  ...bootManifestFake({ principal: member, features: { goals: true } }),
  brandSheet: '/brand/acme/1.css',
  icon: 'data:1',
  ...facts,
});

async function open(options: Options = {}) {
  const {
    boot,
    later = {},
    isMaster = false,
    membership = 'member',
    isActive = true,
    isVisitor = false,
  } = options;
  const manifest = bootManifestFake({ principal: member, features: { goals: true }, ...boot });
  const fake = createServiceClientFake({
    ...(isVisitor ? {} : { user: { ...FAKE_USER } }),
    tables: {
      instance_users: [{ user_id: FAKE_USER.id, role: membership, is_active: isActive }],
    },
    masterAdmins: isMaster ? [FAKE_USER.id] : [],
  });
  const logged: string[] = [];
  const gateway = { fetched: 0, isAway: false };
  const store = createFactsStore({
    boot: manifest,
    client: fake.client,
    auth: createAuthStore(fake.client, () => {}),
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    },
    page: window,
    now: Date.now,
    async fetchFacts() {
      gateway.fetched += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (gateway.isAway) throw new Error('gone');
      return fresh.shift() ?? factsFake(later);
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    log: (message) => void logged.push(message),
  });
  await vi.advanceTimersByTimeAsync(10);
  const asked = (name: string) => fake.calls.filter(({ path }) => path.endsWith(`/${name}`));
  return { store, fake, logged, asked, gateway };
}

describe('what is known of place and person', () => {
  it('begins with the boot manifest and keeps all four with their time §3.34 §3.35 §3.36 §3.37', async () => {
    const { store, fake } = await open();
    expect(store.get()).toMatchObject({ features: { goals: true }, role: 'user', instances: [] });
    const kept = ['features', 'instance', 'instances', 'role'].map((name) =>
      JSON.parse(storage.get(keyOf(name)) ?? '{}'),
    );
    expect(kept.map(({ storedAt }) => storedAt)).toEqual(Array(4).fill(expect.any(Number)));
    expect(fake.calls.filter(({ path }) => path.startsWith('/rest/'))).toEqual([]);
  });

  it('asks again once they are 30 minutes old, and not before §9.8 §7.19', async () => {
    const later = { features: { goals: false, boards: true } };
    const { store, asked, gateway } = await open({ membership: 'admin', later });
    await vi.advanceTimersByTimeAsync(PLATFORM_CACHE_MS - MINUTE_MS);
    expect([gateway.fetched, asked('instance_users')]).toEqual([0, []]);
    await vi.advanceTimersByTimeAsync(MINUTE_MS + 10);
    expect(gateway.fetched).toBe(1);
    expect(asked('instance_users')[0]?.url).toMatch(
      /select=instance_id%2Crole&user_id=eq\..+&is_active=eq\.true/,
    );
    expect(store.get()).toMatchObject({ features: { goals: false, boards: true }, role: 'instance_admin' });
    await vi.advanceTimersByTimeAsync(PLATFORM_CACHE_MS + 10);
    expect([gateway.fetched, asked('instance_users').length]).toEqual([2, 2]);
  });

  it('reads instance and instances from the gateway', async () => {
    const { instance } = bootManifestFake();
    const url = 'http://globex.localhost';
    const later = {
      instance: { ...instance, name: 'Acme & Sons' },
      principal: { ...member, instances: [{ id: 'x', name: 'Globex', url }] },
    };
    const { store } = await open({ later });
    await vi.advanceTimersByTimeAsync(PLATFORM_CACHE_MS + 10);
    expect(store.get()).toMatchObject({ instance: { name: 'Acme & Sons' }, instances: [{ name: 'Globex' }] });
  });

  it('goes on with what is kept while the service fails, only logs it, and tries again §8.28 §8.30', async () => {
    const { store, fake, logged, gateway } = await open({
      later: { features: { goals: false } },
      membership: 'admin',
    });
    gateway.isAway = true;
    fake.failCalls('/rest/', 400);
    await vi.advanceTimersByTimeAsync(PLATFORM_CACHE_MS + 10);
    expect(store.get()).toMatchObject({
      features: { goals: true },
      role: 'user',
      instance: { name: 'Acme' },
    });
    expect(logged.map((line) => line.split(':')[0]).toSorted()).toEqual([
      'features',
      'instance',
      'instances',
      'role',
    ]);
    gateway.isAway = false;
    fake.failCalls('/rest/', null);
    await vi.advanceTimersByTimeAsync(MINUTE_MS + 10);
    expect(store.get()).toMatchObject({ features: { goals: false }, role: 'instance_admin' });
  });

  it('is asked for at once when the page is told to, until a gateway knows of the change', async () => {
    const { store, fake, asked } = await open();
    const { instance } = bootManifestFake();
    fresh.push(
      factsFake({ revision: 1, features: { goals: true } }),
      factsFake({
        revision: 2,
        features: { goals: false },
        instance: { ...instance, name: 'Acme & Sons' },
      }),
    );
    const renewing = store.renew('facts', 2);
    await vi.advanceTimersByTimeAsync(300);
    await renewing;
    expect(store.get()).toMatchObject({ features: { goals: false }, instance: { name: 'Acme & Sons' } });
    expect(asked('is_master_admin')).toEqual([]);
    expect(JSON.parse(storage.get(keyOf('features')) ?? '{}').value).toEqual({ goals: false });

    await store.renew('role', 2);
    await vi.advanceTimersByTimeAsync(10);
    expect(fake.calls.some(({ path }) => path.endsWith('/is_master_admin'))).toBe(true);
  });

  it('and what a public link shows, for a visitor', async () => {
    const { store } = await open({ boot: { principal: null }, isVisitor: true });
    const shared = { kind: 'session', token: 'abc', content: null } as const;
    fresh.push(factsFake({ principal: null, features: { goals: false }, shared }));
    const renewing = store.renew('facts', 1);
    await vi.advanceTimersByTimeAsync(10);
    await renewing;
    expect(store.get()).toMatchObject({ features: { goals: false }, shared: { content: null } });
  });

  it('takes over what another tab learned', async () => {
    const { store, asked } = await open();
    storage.set(keyOf('role'), JSON.stringify({ value: 'super_admin', storedAt: Date.now() + 1 }));
    window.dispatchEvent(new StorageEvent('storage', { key: keyOf('role') }));
    expect(store.get().role).toBe('super_admin');
    expect(asked('is_master_admin')).toEqual([]);
  });
});

describe('the role where the document knows nobody', () => {
  const stranger = { boot: { principal: null } };

  it('is asked for: master admin first, and then nothing else §4.46 §6.8 §7.18', async () => {
    const { store, asked } = await open({ ...stranger, isMaster: true, membership: 'admin' });
    expect(store.get().role).toBe('super_admin');
    expect(asked('is_master_admin')[0]?.body).toEqual({ user_uuid: FAKE_USER.id });
    expect(asked('instance_users')).toEqual([]);
  });

  it.each([
    ['admin', true, 'instance_admin'],
    ['coach', true, 'instance_admin'],
    ['coach', false, 'user'],
    ['member', true, 'user'],
  ] as const)(
    'a membership as %s, active %s, makes a person %s §4.47 §4.48 §6.9',
    async (membership, isActive, role) => {
      const { store } = await open({ ...stranger, membership, isActive });
      expect(store.get().role).toBe(role);
    },
  );

  it('is taken from what was kept less than 30 minutes ago', async () => {
    const storedAt = Date.now() - PLATFORM_CACHE_MS + MINUTE_MS;
    storage.set(keyOf('role'), JSON.stringify({ value: 'instance_admin', storedAt }));
    const { store, asked } = await open(stranger);
    expect(store.get().role).toBe('instance_admin');
    expect(asked('is_master_admin')).toEqual([]);
  });

  it.each(['{', '[]', '{"value":"emperor","storedAt":1}', 'null'])('is not taken from %j', async (text) => {
    storage.set(keyOf('role'), text);
    const { store } = await open({ ...stranger, membership: 'coach' });
    expect(store.get().role).toBe('instance_admin');
  });
});
