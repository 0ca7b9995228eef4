import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import {
  createInstance,
  createPerson,
  startTestService,
  type TestPerson,
  type TestService,
  visitorContext,
} from '@reflectory/runtime/testing';
import { createFunctionsArea } from '@reflectory/runtime/functions';
import { createPasswordPolicies } from './password-policies.ts';
import { createPasswordFunctions } from './password.functions.ts';

let api: TestService;
let acme: string;
let globex: string;
let member: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  const config = { passwordMin: 8 };
  api = await startTestService((database) => {
    const policyAt = createPasswordPolicies({ database, config });
    return [createFunctionsArea({ database, functions: createPasswordFunctions({ policyAt, config }) })];
  });
  acme = await createInstance(api.owner, 'acme');
  globex = await createInstance(api.owner, 'globex');
  member = await createPerson(api.owner, acme);
  admin = await createPerson(api.owner, acme, 'admin');
});
afterAll(() => api.stop());
const call = async ({ context }: { context: RequestContext }, name: string, input?: unknown) => {
  const init = { method: 'POST', ...(input !== undefined && { body: JSON.stringify(input) }) };
  const response = await api.fetchAs(context, `/functions/v1/${name}`, init);
  return { status: response.status, body: await response.json() };
};
const policy = {
  minLength: 12,
  characters: ['upper', 'digits'],
  refusesCommon: true,
  changeNeedsProof: true,
};

test('an administrator sets what their instance demands, and no other one', async () => {
  const demands = { policy, serviceMinLength: 8 };
  expect((await call(admin, 'set-password-policy', { policy })).body).toEqual(demands);
  expect((await call(admin, 'get-password-policy')).body).toEqual(demands);
  const [other] = await api.owner.query('select password_policy from app.instances where id = $1', [globex]);
  expect(other).toEqual({ password_policy: {} });
});

test('whoever chooses a password may know what it must be, a visitor too, each of their own instance', async () => {
  for (const caller of [member, { context: visitorContext(acme) }]) {
    expect(await call(caller, 'get-password-policy')).toMatchObject({ status: 200, body: { policy } });
  }
  expect((await call({ context: visitorContext(globex) }, 'get-password-policy')).body).toEqual({
    policy: { minLength: 8, characters: [], refusesCommon: true, changeNeedsProof: true },
    serviceMinLength: 8,
  });
});

test('a shorter length than that of the service is answered as what counts', async () => {
  const shorter = { ...policy, minLength: 6 };
  expect((await call(admin, 'set-password-policy', { policy: shorter })).body).toMatchObject({
    policy: { ...policy, minLength: 8 },
  });
  await call(admin, 'set-password-policy', { policy });
});

test('numbers out of range and unknown groups of characters change nothing', async () => {
  for (const bad of [{ minLength: 5 }, { minLength: 73 }, { minLength: 9.5 }, { characters: ['runes'] }]) {
    const refused = await call(admin, 'set-password-policy', { policy: { ...policy, ...bad } });
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
  }
  expect((await call(admin, 'get-password-policy')).body).toMatchObject({ policy });
});

test('neither a visitor nor a member sets it', async () => {
  expect((await call(member, 'set-password-policy', { policy })).status).toBe(403);
  expect((await call({ context: visitorContext(acme) }, 'set-password-policy', { policy })).status).toBe(401);
  const forged = { ...member, context: { ...member.context, role: 'instance_admin' as const } };
  await call(forged, 'set-password-policy', { policy: { ...policy, minLength: 9 } });
  const [own] = await api.owner.query('select password_policy from app.instances where id = $1', [acme]);
  expect(own).toEqual({ password_policy: policy });
});
