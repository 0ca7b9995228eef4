import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { expect, test } from 'vitest';
import { startHttpServer } from '@reflectory/server-kit';
import { inOrder } from './in-order.ts';

const answerError: ErrorRequestHandler = (error: Error, _req, res, _next) => {
  res.status(500).send(error.message);
};

async function ask(...handlers: RequestHandler[]): Promise<string> {
  const app = express().use(inOrder(...handlers));
  app.use((_req, res) => void res.send('went on'));
  app.use(answerError);
  const server = await startHttpServer(app, { port: 0, host: '127.0.0.1' });
  try {
    return await (await fetch(server.url)).text();
  } finally {
    await server.close({ graceMs: 0 });
  }
}

test('each runs when the one before has said so, and what follows when all have', async () => {
  const seen: number[] = [];
  const answer = await ask(
    (_req, _res, next) => void (seen.push(1), next()),
    async (_req, _res, next) => {
      await Promise.resolve();
      seen.push(2);
      next();
    },
  );
  expect([answer, seen]).toEqual(['went on', [1, 2]]);
});

test('whoever answers is the last', async () => {
  expect(
    await ask(
      (_req, res) => void res.send('mine'),
      () => expect.unreachable(),
    ),
  ).toBe('mine');
});

test.each([
  [
    'thrown',
    [
      () => {
        throw new Error('broken');
      },
    ],
  ],
  [
    'rejected',
    [
      async () => {
        throw new Error('broken');
      },
    ],
  ],
  ['told', [(_req, _res, next) => next(new Error('broken'))]],
  [
    'thrown by a later one',
    [
      (_req, _res, next) => next(),
      () => {
        throw new Error('broken');
      },
    ],
  ],
] satisfies [string, RequestHandler[]][])('an error that is %s is answered once', async (_name, handlers) => {
  expect(await ask(...handlers)).toBe('broken');
});
