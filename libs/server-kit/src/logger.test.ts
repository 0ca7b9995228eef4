import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test('credentials, cookies and bodies never reach the log', () => {
  let text = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  const logger = createLogger({ name: 'test', level: 'info', destination });
  const headers = { authorization: 'Bearer hush', cookie: 'hush', apikey: 'hush', accept: 'json' };
  logger.info(
    { req: { headers, body: 'hush' }, headers, password: 'hush', user: { refresh_token: 'hush' } },
    'request',
  );
  expect(text).toContain('"accept":"json"');
  expect(text).not.toContain('hush');
});
