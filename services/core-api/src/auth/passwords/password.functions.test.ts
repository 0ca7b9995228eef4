import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInstance, createPerson, type TestPerson } from '../../testing/world.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { passwordFunctions } from './password.functions.ts';

let api: TestApi;
let acme: string;
let globex: string;
let member: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  api = await startTestApi({ functions: passwordFunctions });
  acme = await createInstance(api.owner, 'acme');
  globex = await createInstance(api.owner, 'globex');
  member = await createPerson(api.owner, acme);
  admin = await createPerson(api.owner, acme, 'admin');
});
afterAll(() => api.stop());
const call = async (person: TestPerson, name: string, input?: unknown) => {
  const init = { method: 'POST', ...(input !== undefined && { body: JSON.stringify(input) }) };
  const response = await api.fetchAs(person.context, `/functions/v1/${name}`, init);
  return { status: response.status, body: await response.json() };
};
const policy = { minLength: 12, characters: ['upper', 'digits'], refusesCommon: true };

test('an administrator sets what their instance demands, and no other one', async () => {
  expect((await call(admin, 'set-password-policy', { policy })).body).toEqual({ policy });
  expect((await call(admin, 'get-password-policy')).body).toEqual({ policy });
  const [other] = await api.owner.query('select password_policy from app.instances where id = $1', [globex]);
  expect(other).toEqual({ password_policy: {} });
});

test('a member neither sets nor reads it', async () => {
  expect((await call(member, 'set-password-policy', { policy })).status).toBe(403);
  expect((await call(member, 'get-password-policy')).status).toBe(403);
  const forged = { ...member, context: { ...member.context, role: 'instance_admin' as const } };
  await call(forged, 'set-password-policy', { policy: { ...policy, minLength: 6 } });
  const [own] = await api.owner.query('select password_policy from app.instances where id = $1', [acme]);
  expect(own).toEqual({ password_policy: policy });
});
