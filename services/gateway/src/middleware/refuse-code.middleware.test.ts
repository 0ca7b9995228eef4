import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const ask = (destination: string, path = '/storage/v1/object/public/open/a.js') =>
  gateway.ask(path, { headers: { 'sec-fetch-dest': destination } });

test.each(['script', 'style', 'worker', 'sharedworker', 'serviceworker'])(
  'what people store is not loaded as a %s',
  async (destination) => {
    const answer = await ask(destination);
    // The client of files expects 400 and reads the true status from the body.
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ statusCode: '403', message: 'What is stored here is not run' });
    expect((await ask(destination, '/rest/v1/entries')).status).toBe(403);
  },
);

test('it is read, shown and heard, in a sandbox', async () => {
  for (const destination of ['empty', 'image', 'audio', 'video', 'document']) {
    const answer = await ask(destination);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-security-policy']).toMatch(/(^|; )sandbox(;|$)/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
});
