import { describe, expect, test } from 'vitest';
import { readSettings, ROOT, StartError } from './settings.ts';

describe('settings of the start command', () => {
  test('are the documented defaults on an empty environment', () => {
    expect(readSettings({}, false)).toEqual({
      port: 8080,
      databaseUrl: undefined,
      dataDir: `${ROOT}/.data`,
      isDevelopment: false,
      service: null,
    });
  });

  test.each(['0', '65536', 'eighty', '80.5'])('refuse the port %s in one line', (PORT) => {
    expect(() => readSettings({ PORT }, false)).toThrow(StartError);
    expect(() => readSettings({ PORT }, false)).toThrow(/^[^\n]*PORT[^\n]*$/);
  });

  test('refuse a database address of another kind', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://localhost/x' }, false)).toThrow(/^DATABASE_URL/);
  });
});
