import { createLogger, startHttpServer } from '@reflectory/server-kit';
import express from 'express';
import { expect, test } from 'vitest';
import type { Documents } from '../documents/documents.ts';
import { createMetrics } from '../metrics.ts';
import { refuse } from '../refusal.ts';
import { ask } from '../testing/ask.ts';
import { handleErrors } from './handle-errors.middleware.ts';
import { startContext } from './start-context.middleware.ts';

const documents: Pick<Documents, 'sendPage'> = {
  sendPage: async (_req, res, name, status) => void res.status(status ?? 200).send(`page ${name}`),
};

async function answerTo(path: string, error: unknown) {
  const app = express();
  app.use(startContext({ log: createLogger({ name: 'test', level: 'silent' }) }));
  app.use(() => {
    throw error;
  });
  app.use(handleErrors({ documents, metrics: createMetrics() }));
  const server = await startHttpServer(app, { port: 0, host: '127.0.0.1' });
  const answer = await ask(server.url, path);
  await server.close();
  return answer;
}

test('a refusal becomes JSON for a call, text for a file, a page for a document', async () => {
  const refusal = refuse('rate_limited', { 'retry-after': '7' });
  const call = await answerTo('/auth/v1/token', refusal);
  expect(call.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  const file = await answerTo('/r/shell/x/main.js', refusal);
  expect(file.headers['content-type']).toBe('text/plain; charset=utf-8');
  const page = await answerTo('/journal', refusal);
  expect(page.text).toBe('page rate-limited');
  for (const answer of [call, file, page]) {
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      429,
      '7',
      'no-store',
    ]);
  }
});

test('what nobody expected is a 500 that tells nothing', async () => {
  const call = await answerTo('/functions/v1/x', new Error('password is hunter2'));
  expect([call.status, call.text.includes('hunter2')]).toEqual([500, false]);
  expect((await answerTo('/journal', new Error('hunter2'))).text).toBe('page failed');
});

test('the storage client reads the true status from the body', async () => {
  const answer = await answerTo('/storage/v1/object/x', refuse('token_expired'));
  expect([answer.status, answer.json()]).toEqual([
    400,
    expect.objectContaining({ statusCode: '403', error: 'Unauthorized' }),
  ]);
});
