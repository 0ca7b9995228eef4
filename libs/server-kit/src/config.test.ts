import { expect, test } from 'vitest';
import * as z from 'zod';
import { booleanSetting, ConfigError, parseConfig, portSetting, secretSetting } from './config.ts';

const schema = z.object({
  A_PORT: portSetting.default(80),
  A_SECRET: secretSetting,
  A_SWITCH: booleanSetting.default(false),
  A_NAME: z.string(),
});

test('all problems are listed at once, without the values', () => {
  const parse = () => parseConfig(schema, { A_PORT: '99999', A_SECRET: 'short-secret', A_SWITCH: 'maybe' });
  expect(parse).toThrow(ConfigError);
  expect(parse).toThrow(
    /^Configuration is not usable:\n {2}A_PORT: .*\n {2}A_SECRET: .*\n {2}A_SWITCH: .*\n {2}A_NAME: is required$/,
  );
  expect(parse).not.toThrow(/short-secret/);
});

test('an empty value counts as absent, and unknown variables are ignored', () => {
  const env = { A_PORT: '', A_SECRET: 's'.repeat(32), A_SWITCH: 'true', A_NAME: 'n', PATH: '/bin' };
  expect(parseConfig(schema, env)).toEqual({
    A_PORT: 80,
    A_SECRET: 's'.repeat(32),
    A_SWITCH: true,
    A_NAME: 'n',
  });
});
