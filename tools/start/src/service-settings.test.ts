import { describe, expect, test } from 'vitest';
import { readServiceSettings } from './service-settings.ts';
import { ROOT, StartError } from './settings.ts';

describe('settings of the service command', () => {
  test('are a port of its own and data beside those of the product', () => {
    expect(readServiceSettings([], {})).toMatchObject({
      port: 54321,
      dataDir: `${ROOT}/.data/service`,
      service: { sqlDir: null },
    });
  });

  test('are taken from arguments before the environment, folders from where the command was given', () => {
    const env = { PORT: '1', REFLECTORY_DATA_DIR: '/elsewhere', REFLECTORY_SQL_DIR: '/none', INIT_CWD: ROOT };
    const args = ['--port', '5000', '--sql', 'docs', '--data', 'mine'];
    expect(readServiceSettings(args, env)).toMatchObject({
      port: 5000,
      dataDir: `${ROOT}/mine`,
      service: { sqlDir: `${ROOT}/docs` },
    });
    expect(readServiceSettings(['--sql', 'docs'], env)).toMatchObject({ port: 1, dataDir: '/elsewhere' });
  });

  test('refuse an unknown argument and a folder that is not there in one line', () => {
    expect(() => readServiceSettings(['--prot', '1'], {})).toThrow(StartError);
    expect(() => readServiceSettings(['--prot', '1'], {})).toThrow(
      /^[^\n]*--prot[^\n]*npm run service[^\n]*$/,
    );
    expect(() => readServiceSettings(['--sql', '/nowhere'], {})).toThrow('There is no folder /nowhere');
  });
});
