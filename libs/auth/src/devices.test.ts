import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthStack, type Instance, startAuthStack } from './testing/auth-stack.ts';

let stack: AuthStack;
beforeAll(async () => {
  stack = await startAuthStack();
});
afterAll(() => stack.stop());

const password = 'quiet-notebook';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

type Device = { userAgent: string; address: string };

/** Signs in as the browser on a device does, through the gateway that names its address. */
async function signInFrom({ userAgent, address }: Device, email: string, instance: Instance = stack.acme) {
  const client = stack.clientAt(instance, {
    headers: { 'user-agent': userAgent, 'x-forwarded-for': address },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

async function list(client: SupabaseClient) {
  const { data, error } = await client.functions.invoke('list-auth-sessions');
  if (error) throw error;
  return data.sessions;
}

async function end(client: SupabaseClient, id: string): Promise<boolean> {
  const { data, error } = await client.functions.invoke('end-auth-session', { body: { session_id: id } });
  if (error) throw error;
  return data.ended;
}

const signUp = (email: string, instance: Instance = stack.acme) =>
  stack.clientAt(instance).auth.signUp({ email, password });

describe('where somebody is signed in', () => {
  test('is told by device and shortened address, the last used first', async () => {
    await signUp('ada@acme.example');
    await signInFrom({ userAgent: chrome, address: '198.51.100.23' }, 'ada@acme.example');
    const here = await signInFrom({ userAgent: firefox, address: '203.0.113.77' }, 'ada@acme.example');
    const [current, other, first] = await list(here);
    expect(current).toEqual({
      id: expect.any(String),
      device: 'Firefox on Linux',
      address: '203.0.…',
      created_at: expect.any(String),
      last_used_at: current.created_at,
      is_current: true,
      aal: 'aal1',
    });
    expect(other).toMatchObject({ device: 'Chrome on Windows', address: '198.51.…', is_current: false });
    expect(first).toMatchObject({ device: 'Node.js', is_current: false });
    expect(JSON.stringify(await list(here))).not.toContain('113.77');
  });

  test('follows the device when it is used again', async () => {
    await signUp('moving@acme.example');
    const train = await signInFrom({ userAgent: firefox, address: '203.0.113.77' }, 'moving@acme.example');
    const { data } = await train.auth.getSession();
    const home = stack.clientAt(stack.acme, {
      headers: { 'user-agent': firefox, 'x-forwarded-for': '2001:db8::7' },
    });
    await home.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
    const [used] = await list(home);
    expect(used).toMatchObject({ address: '2001:db8:…', is_current: true });
    expect(Date.parse(used.last_used_at)).toBeGreaterThan(Date.parse(used.created_at));
  });

  test('leaves out other people, other instances, and what has ended', async () => {
    const { data } = await signUp('guest@acme.example');
    await signUp('neighbour@acme.example');
    await stack.owner.query('insert into public.instance_users (instance_id, user_id) values ($1, $2)', [
      stack.globex.id,
      data.user?.id,
    ]);
    const device = { userAgent: firefox, address: '203.0.113.77' };
    const atGlobex = await signInFrom(device, 'guest@acme.example', stack.globex);
    expect(await list(atGlobex)).toHaveLength(1);
    const atAcme = await signInFrom(device, 'guest@acme.example');
    await stack.owner.query(
      `update auth.sessions set not_after = now() where user_id = $1 and instance_id = $2 and user_agent = 'node'`,
      [data.user?.id, stack.acme.id],
    );
    expect(await list(atAcme)).toHaveLength(1);
  });
});

describe('ending an auth session', () => {
  test('signs that device out, and tells the gateways in the same transaction', async () => {
    await signUp('lost@acme.example');
    const phone = await signInFrom({ userAgent: chrome, address: '198.51.100.23' }, 'lost@acme.example');
    const here = await signInFrom({ userAgent: firefox, address: '203.0.113.77' }, 'lost@acme.example');
    const found = (await list(here)).find(({ device }: { device: string }) => device.startsWith('Chrome'));
    expect(await end(here, found.id)).toBe(true);
    expect((await phone.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await here.auth.getUser()).error).toBeNull();
    const told = await stack.owner.query(
      `select 1 from app.outbox where kind = 'auth_session_ended' and payload ->> 'auth_session_id' = $1`,
      [found.id],
    );
    expect(told).toHaveLength(1);
    expect(await end(here, found.id)).toBe(false);
  });

  test('is refused, as if there were none, for somebody else’s and for one at another instance', async () => {
    const { data } = await signUp('owner@acme.example');
    await signUp('other@acme.example');
    const device = { userAgent: firefox, address: '203.0.113.77' };
    const owner = await signInFrom(device, 'owner@acme.example');
    const [{ id }] = await list(owner);
    expect(await end(await signInFrom(device, 'other@acme.example'), id)).toBe(false);
    await stack.owner.query('insert into public.instance_users (instance_id, user_id) values ($1, $2)', [
      stack.globex.id,
      data.user?.id,
    ]);
    expect(await end(await signInFrom(device, 'owner@acme.example', stack.globex), id)).toBe(false);
    expect((await owner.auth.getUser()).error).toBeNull();
  });

  test('everywhere else is what signing out of the others does', async () => {
    await signUp('others@acme.example');
    const phone = await signInFrom({ userAgent: chrome, address: '198.51.100.23' }, 'others@acme.example');
    const here = await signInFrom({ userAgent: firefox, address: '203.0.113.77' }, 'others@acme.example');
    expect((await here.auth.signOut({ scope: 'others' })).error).toBeNull();
    expect(await list(here)).toMatchObject([{ is_current: true }]);
    expect((await phone.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  });
});
