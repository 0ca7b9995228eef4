import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthStack, startAuthStack } from './testing/auth-stack.ts';

let stack: AuthStack;
beforeAll(async () => {
  stack = await startAuthStack({ confirmSignUps: true, anonymousSignIns: true });
});
afterAll(() => stack.stop());

const ask = (path: string) => stack.fetchAt(stack.acme)(`${stack.acme.origin}/auth/v1/${path}`);

test('settings say what is switched on', async () => {
  const settings = await (await ask('settings')).json();
  expect(settings).toMatchObject({
    external: { email: true, phone: false, anonymous_users: true },
    mailer_autoconfirm: false,
    disable_signup: false,
    saml_enabled: false,
  });
});

test('health answers, and is never kept', async () => {
  const response = await ask('health');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ name: expect.any(String), version: expect.any(String) });
});

test('the configuration leads to the keys of the same origin', async () => {
  const response = await ask('.well-known/openid-configuration');
  const issuer = `${stack.acme.origin}/auth/v1`;
  expect(await response.json()).toMatchObject({
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['ES256'],
  });
});

test('an external provider is refused before anybody is sent there', async () => {
  const response = await ask('authorize?provider=github');
  expect(response.status).toBe(400);
  expect(response.headers.get('x-sb-error-code')).toBe('validation_failed');
});
