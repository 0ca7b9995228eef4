import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCalls, RefusedError } from './calls.ts';
import { createJournalService } from './service.ts';
import { SyncError } from './state.ts';

type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

let server: Server;
let answers: Answer[];
let asked: string[];
let waited: number[];
const service = () => {
  const { port } = server.address() as AddressInfo;
  const sleep = async (ms: number) => void waited.push(ms);
  return createJournalService(createCalls(`http://127.0.0.1:${port}`, 'rfl_x', sleep));
};
beforeEach(async () => {
  answers = [];
  asked = [];
  waited = [];
  server = createServer((req, res) => {
    asked.push(`${req.method} ${req.url} ${req.headers.authorization}`);
    const { status, body, headers } = answers.shift() ?? { status: 200, body: [] };
    if (status === 0) return req.socket.destroy();
    res.writeHead(status, headers).end(body === undefined ? '' : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('waits as long as it is asked to, as often as it is', async () => {
  answers = Array.from({ length: 9 }, () => ({ status: 429, headers: { 'retry-after': '2' } }));
  expect(await service().findMade('s')).toBeNull();
  expect(waited).toEqual(Array(9).fill(2000));
  expect(asked[0]).toBe('GET /rest/v1/entries?select=id&session_id=eq.s Bearer rfl_x');
});

it('tries again what failed, and says so in the end', async () => {
  answers = [{ status: 503 }, { status: 0 }];
  expect(await service().findMade('s')).toBeNull();
  answers = Array(20).fill({ status: 500 });
  await expect(service().findMade('s')).rejects.toThrow(SyncError);
  expect(answers.length).toBeGreaterThan(10);
});

it('goes no further without a right, and past what is refused for what is in it', async () => {
  answers = [{ status: 403, body: { message: 'This token has no scope journal:write' } }];
  await expect(service().findMade('s')).rejects.toThrow(
    new SyncError('This token has no scope journal:write'),
  );
  answers = [{ status: 400, body: { error: { code: 'invalid_input', message: 'Too long' } } }];
  await expect(service().findMade('s')).rejects.toThrow(new RefusedError('Too long'));
});

it('goes on with a session that is there already', async () => {
  const id = '0b0c7c1e-0000-4000-8000-000000000001';
  answers = [
    { status: 409, body: { message: 'duplicate' } },
    { status: 200, body: { entry_id: id } },
  ];
  const words = { title: '', text: 'x', document: null };
  expect(await service().add({ session: 's', words, entryAt: '2026-01-01', timeZone: null })).toBe(id);
});

it('takes smaller pages of what is too much for one answer', async () => {
  answers = [{ status: 400, body: { message: 'The answer would have more than 20000 rows' } }];
  expect((await service().list(() => undefined)).listed.size).toBe(0);
  expect(asked.map((call) => /limit=\d+/.exec(call)?.[0])).toEqual(['limit=500', 'limit=100']);
  asked = [];
  answers = [{ status: 400 }, { status: 200, body: [] }, { status: 400 }];
  expect((await service().read(['a', 'b', 'c'])).size).toBe(0);
  expect(asked.map((call) => /\((.*)\)/.exec(call)?.[1])).toEqual(['a,b,c', 'a,b', 'c']);
});
