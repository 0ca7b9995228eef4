import { ConfigError, parseConfig, environmentExample } from '@reflectory/server-kit';
import { expect, test } from 'vitest';
import { gatewayEnvironmentSchema, readEnvironment } from './config.ts';

test('everything that is wrong is said at once, and no secret is repeated', () => {
  const env = { GATEWAY_HTTP_PORT: 'eighty', GATEWAY_CORE_API_URL: 'core', GATEWAY_COOKIE_SECRET: 'hush' };
  const problems = () => parseConfig(gatewayEnvironmentSchema, env);
  expect(problems).toThrow(ConfigError);
  for (const name of [
    'HTTP_PORT',
    'CORE_API_URL',
    'COOKIE_SECRET',
    'INTERNAL_SECRET: is required',
    'RELEASES_DIR',
  ])
    expect(problems).toThrow(`GATEWAY_${name}`);
  expect(problems).not.toThrow(/hush/);
});

test('secrets are kept apart from what may be logged', () => {
  const secret = 's'.repeat(32);
  const { config, secrets } = readEnvironment(
    parseConfig(gatewayEnvironmentSchema, {
      GATEWAY_CORE_API_URL: 'http://127.0.0.1:8082',
      GATEWAY_INTERNAL_SECRET: secret,
      GATEWAY_COOKIE_SECRET: secret,
      GATEWAY_AUTH_HS256_SECRET: secret,
      GATEWAY_RELEASES_DIR: '/releases',
      GATEWAY_DEV: 'false',
    }),
  );
  expect(JSON.stringify(config)).not.toContain(secret);
  expect(secrets.internal).toBe(secret);
  expect(config).toMatchObject({ baseDomain: 'localhost', isDevelopment: false, http: { port: 8080 } });
});

test('the port of addresses is any on a machine of its own, else the one that is set or the scheme’s', () => {
  const portWith = (more: Record<string, string>) => {
    const secret = 's'.repeat(32);
    const env = {
      GATEWAY_CORE_API_URL: 'http://127.0.0.1:8082',
      GATEWAY_INTERNAL_SECRET: secret,
      GATEWAY_COOKIE_SECRET: secret,
      GATEWAY_AUTH_HS256_SECRET: secret,
      GATEWAY_RELEASES_DIR: '/releases',
    };
    return readEnvironment(parseConfig(gatewayEnvironmentSchema, { ...env, ...more })).config.publicPort;
  };
  expect(portWith({})).toBeNull();
  expect(portWith({ GATEWAY_BASE_DOMAIN: 'reflectory.example' })).toBe('');
  expect(portWith({ GATEWAY_BASE_DOMAIN: 'reflectory.example', GATEWAY_PUBLIC_PORT: '8443' })).toBe('8443');
  expect(portWith({ GATEWAY_BASE_DOMAIN: 'reflectory.example', GATEWAY_PUBLIC_PORT: '443' })).toBe('');
});

test('the word none instead of a folder of releases means that there are no pages', () => {
  const secret = 's'.repeat(32);
  const { config } = readEnvironment(
    parseConfig(gatewayEnvironmentSchema, {
      GATEWAY_CORE_API_URL: 'http://127.0.0.1:8082',
      GATEWAY_INTERNAL_SECRET: secret,
      GATEWAY_COOKIE_SECRET: secret,
      GATEWAY_AUTH_HS256_SECRET: secret,
      GATEWAY_RELEASES_DIR: 'none',
      GATEWAY_ANY_HOST: 'true',
    }),
  );
  expect(config).toMatchObject({ releasesDir: null, isAnyHost: true });
});

test('.env.example lists every variable of the schema', async () => {
  await expect(environmentExample(gatewayEnvironmentSchema)).toMatchFileSnapshot('../.env.example');
});
