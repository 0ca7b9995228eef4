import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPerson } from '@reflectory/runtime/testing';
import { type AuthStack, startAuthStack } from './testing/auth-stack.ts';

let stack: AuthStack;
beforeAll(async () => {
  stack = await startAuthStack();
  await stack.clientAt(stack.acme).auth.signUp(account);
});
afterAll(() => stack.stop());

const account = { email: 'ada@acme.example', password: 'quiet-notebook' };
const release: (() => void)[] = [];
afterEach(async () => {
  for (const end of release.splice(0)) end();
});

/** Takes so many connections and keeps them; how is up to the caller. */
async function hold(count: number, open: (held: Promise<void>) => Promise<unknown>) {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  release.push(resolve);
  for (let one = 0; one < count; one += 1) void open(held).catch(() => undefined);
  await expect
    .poll(async () => {
      const [row] = await stack.owner.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction' and application_name = 'core-api'`,
      );
      return row?.count;
    })
    .toBe(count);
}

test('people who hold every connection that people have keep nobody from signing in', async () => {
  const { context } = await createPerson(stack.owner, stack.acme.id);
  await hold(4, (held) => stack.database.asPrincipal(context, (tx) => tx.query('select 1').then(() => held)));
  const { data, error } = await stack.clientAt(stack.acme).auth.signInWithPassword(account);
  expect(error).toBeNull();
  expect(data.session).not.toBeNull();
});

test('with no connection free at all, signing in says when to try again, and the client knows that it may', async () => {
  const { id: acme } = stack.acme;
  const instances = [null, acme, acme, acme];
  await hold(4, (held) =>
    stack.database.asService('auth_admin', instances.pop() ?? null, (tx) =>
      tx.query('select 1').then(() => held),
    ),
  );
  const [answer, { error }] = await Promise.all([
    stack.fetchAt(stack.acme)(`${stack.acme.origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    }),
    stack.clientAt(stack.acme).auth.signInWithPassword(account),
  ]);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  expect(isAuthRetryableFetchError(error)).toBe(true);
}, 20_000);
