import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthStack, lastMailTo, startAuthStack } from '../testing/auth-stack.ts';

const password = 'quiet-notebook';
const next = 'another-notebook';
const HOUR_MS = 3_600_000;
let stack: AuthStack;
beforeAll(async () => {
  stack = await startAuthStack({ accessTokenSeconds: 86_400 });
});
afterAll(() => stack.stop());

async function signUp(email: string) {
  stack.clock.offsetMs = 0;
  const client = stack.clientAt(stack.acme);
  const { error } = await client.auth.signUp({ email, password });
  if (error) throw error;
  return client;
}
/** The same call some time after signing in. */
async function changeAfter(client: Awaited<ReturnType<typeof signUp>>, ms: number, proof: object = {}) {
  stack.clock.offsetMs = ms;
  const { error } = await client.auth.updateUser({ password: next, ...proof });
  stack.clock.offsetMs = 0;
  return error?.code;
}

test('who signed in moments ago needs no other proof', async () => {
  expect(await changeAfter(await signUp('fresh@acme.example'), HOUR_MS / 6)).toBeUndefined();
});

test('later on, a change takes the present password or a mailed code', async () => {
  const client = await signUp('stale@acme.example');
  expect(await changeAfter(client, HOUR_MS / 2)).toBe('reauthentication_needed');
  expect(await changeAfter(client, HOUR_MS / 2, { current_password: 'wrong-notebook' })).toBe(
    'invalid_credentials',
  );
  expect(await changeAfter(client, HOUR_MS / 2, { current_password: password })).toBeUndefined();
});

test('a session of a reset counts as fresh as long as its link would', async () => {
  const email = 'lost@acme.example';
  await signUp(email);
  await stack.clientAt(stack.acme).auth.resetPasswordForEmail(email);
  const { code: token } = await lastMailTo(stack, email);
  const client = stack.clientAt(stack.acme);
  await client.auth.verifyOtp({ email, token, type: 'recovery' });
  expect(await changeAfter(client, HOUR_MS + 60_000)).toBe('reauthentication_needed');
  expect(await changeAfter(client, HOUR_MS / 2)).toBeUndefined();
});

test('an instance may do without', async () => {
  const client = await signUp('free@acme.example');
  const policy = JSON.stringify({ changeNeedsProof: false });
  await stack.owner.query('update app.instances set password_policy = $1', [policy]);
  expect(await changeAfter(client, HOUR_MS / 2)).toBeUndefined();
  await stack.owner.query("update app.instances set password_policy = '{}'");
});

test.each(['123456', 'password', 'qwertz', 'azerty'])(
  '%s is refused at each door, with its reason',
  async (weak) => {
    const email = `weak-${weak}@acme.example`;
    const refusal = { name: 'AuthWeakPasswordError', status: 422, reasons: ['pwned'] };
    const { auth } = stack.clientAt(stack.acme);
    expect((await auth.signUp({ email, password: weak })).error).toMatchObject(refusal);
    const service = stack.serviceAt(stack.acme).auth.admin;
    expect((await service.createUser({ email, password: weak })).error).toMatchObject(refusal);
    const link = await service.generateLink({ type: 'signup', email, password: weak });
    expect(link.error).toMatchObject(refusal);
    const client = await signUp(email);
    expect((await client.auth.updateUser({ password: weak })).error).toMatchObject(refusal);
  },
);
