import { instanceFunctions } from '@reflectory/contracts/instance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthStack, startAuthStack } from './testing/auth-stack.ts';

const password = 'quiet-notebook';
const strict = {
  minLength: 10,
  characters: ['digits' as const],
  refusesCommon: true,
  changeNeedsProof: true,
};

describe('what one instance demands of passwords', () => {
  let stack: AuthStack;
  beforeAll(async () => {
    stack = await startAuthStack();
  });
  afterAll(() => stack.stop());
  const setPolicy = (policy: object) =>
    stack.owner.query('update app.instances set password_policy = $2 where id = $1', [
      stack.acme.id,
      JSON.stringify(policy),
    ]);

  test('counts there, for everybody who sets one, and nowhere else', async () => {
    await setPolicy(strict);
    const client = stack.clientAt(stack.acme);
    const weak = await client.auth.signUp({ email: 'ada@acme.example', password: 'password' });
    expect(weak.error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      reasons: ['length', 'characters', 'pwned'],
    });
    const { admin } = stack.serviceAt(stack.acme).auth;
    const made = await admin.createUser({ email: 'grace@acme.example', password });
    expect(made.error).toMatchObject({ reasons: ['characters'] });
    const linked = await admin.generateLink({ type: 'signup', email: 'grace@acme.example', password });
    expect(linked.error).toMatchObject({ reasons: ['characters'] });
    expect(
      (await client.auth.signUp({ email: 'ada@acme.example', password: `${password}-7` })).error,
    ).toBeNull();
    expect((await client.auth.updateUser({ password })).error).toMatchObject({ reasons: ['characters'] });
    const elsewhere = stack.clientAt(stack.globex);
    expect((await elsewhere.auth.signUp({ email: 'max@globex.example', password })).error).toBeNull();
  });

  test('is told to those whose password is weaker by now, and lets them in', async () => {
    await setPolicy({});
    const client = stack.clientAt(stack.acme);
    await client.auth.signUp({ email: 'eve@acme.example', password });
    await setPolicy(strict);
    const { data, error } = await client.auth.signInWithPassword({ email: 'eve@acme.example', password });
    expect([error, data.user?.email]).toEqual([null, 'eve@acme.example']);
    expect(data.weakPassword).toEqual({
      message: 'Password should contain a digit.',
      reasons: ['characters'],
    });
    const again = await stack.clientAt(stack.acme).auth.signUp({ email: 'eve@acme.example', password });
    expect(again.error).toMatchObject({ code: 'user_already_exists' });
  });
});

describe('the pace of one instance', () => {
  let stack: AuthStack;
  beforeAll(async () => {
    const limits = {
      instance: { name: 'instance', burst: 2, seconds: 60 },
      spare: { name: 'spare', burst: 1, seconds: 60 },
    };
    stack = await startAuthStack({ limits });
  });
  afterAll(() => stack.stop());

  test('is its own, from whichever address the calls come, and each address has a little besides', async () => {
    const tryAt = async (instance: AuthStack['acme']) => {
      const { error } = await stack
        .clientAt(instance)
        .auth.signInWithPassword({ email: 'a@b.example', password });
      return error?.code;
    };
    const tried = [1, 2, 3, 4].map(() => tryAt(stack.acme));
    expect((await Promise.all(tried)).toSorted()).toEqual([
      'invalid_credentials',
      'invalid_credentials',
      'invalid_credentials',
      'over_request_rate_limit',
    ]);
    expect(await tryAt(stack.globex)).toBe('invalid_credentials');
  });
});

test('a policy that is kept has the shape of the contract', () => {
  const { input } = instanceFunctions['set-password-policy'];
  expect(input.safeParse({ policy: { ...strict, minLength: 5 } }).success).toBe(false);
  expect(input.parse({ policy: {} }).policy).toEqual({
    minLength: 6,
    characters: [],
    refusesCommon: true,
    changeNeedsProof: true,
  });
});
