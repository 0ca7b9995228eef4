import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { type ProviderStandIn, startProviderStandIn } from '@reflectory/provider-stand-in';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createFunctionList } from '../function-list.ts';
import { openProviderKeys } from '../provider/index.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

/** Stands in everything that is written here. */
const MARKER = 'quincunx';

let api: TestApi;
let standIn: ProviderStandIn;
let ada: TestPerson;
let names: string[];
/** Ports to which the marker was sent. */
const told = new Set<number>();

beforeAll(async () => {
  standIn = await startProviderStandIn();
  const privateOrigins = [new URL(standIn.url).origin];
  const providerKeys = openProviderKeys({
    secret: 'a secret of tests that is long',
    privateOrigins,
    timeoutMs: 5000,
  });
  api = await startTestApi({}, { providerKeys });
  names = createFunctionList({ database: api.database, providerKeys }).map(({ name }) => name);
  ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
  const models = {
    reading: 'stand-in',
    summary: 'stand-in',
    questions: 'stand-in',
    chat: 'stand-in',
    embeddings: 'stand-in',
    images: 'stand-in',
  };
  await api.owner.query(
    'insert into public.providers (instance_id, base_url, models, is_on) values ($1, $2, $3, true)',
    [ada.instanceId, standIn.url, JSON.stringify(models)],
  );
});
afterAll(async () => {
  await api.stop();
  await standIn.close();
});

/** Everything that this process sends passes here, whoever sends it. */
beforeEach(() => {
  told.clear();
  const send = Socket.prototype.write;
  vi.spyOn(Socket.prototype, 'write').mockImplementation(function write(this: Socket, ...args: unknown[]) {
    const [chunk] = args;
    const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk as Uint8Array).toString('utf8');
    const note = () => this.remotePort !== undefined && told.add(this.remotePort);
    // What a server answers to whoever asked is no call of ours.
    const isAnswer = Boolean(Reflect.get(this, 'server'));
    if (text.includes(MARKER) && !isAnswer) {
      if (this.connecting) this.once('connect', note);
      else note();
    }
    return Reflect.apply(send, this, args) as boolean;
  });
});
afterEach(() => vi.restoreAllMocks());

async function write(): Promise<void> {
  const id = randomUUID();
  await api.owner.query(
    'insert into public.entries (instance_id, id, user_id, text) values ($1, $2, $3, $4)',
    [ada.instanceId, id, ada.id, `I was glad of the ${MARKER}.`],
  );
  await api.database.asPrincipal(ada.context, (tx) =>
    tx.query("select app.announce_entry('entry.finished', $1, 'en', true)", [id]),
  );
  const analyses = () => api.owner.query('select from public.analyses where entry_id = $1', [id]);
  await expect.poll(analyses).toHaveLength(1);
  const inputs = [
    null,
    {},
    { query: MARKER },
    { search: MARKER },
    { question: MARKER },
    { text: MARKER },
    { entry_id: id },
  ];
  for (const name of names)
    for (const input of inputs) {
      const answer = await api.fetchAs(ada.context, `/functions/v1/${name}`, {
        method: 'POST',
        ...(input && { body: JSON.stringify(input) }),
      });
      await answer.text();
    }
}
const providerPort = () => Number(new URL(standIn.url).port);

it('nothing that somebody wrote is sent to a provider that they did not agree to, by any function or reading', async () => {
  await write();
  const ours = [api.url, api.ownerUrl].map((url) => Number(new URL(url).port));
  expect([...told].filter((port) => !ours.includes(port))).toEqual([]);
  expect(JSON.stringify(standIn.calls)).not.toContain(MARKER);
});

it('the watch sees what is sent once they agreed', async () => {
  await api.owner.query(
    'insert into public.provider_consents (instance_id, user_id, provider) values ($1, $2, $3)',
    [ada.instanceId, ada.id, standIn.host],
  );
  await write();
  expect(told).toContain(providerPort());
  expect(JSON.stringify(standIn.calls)).toContain(MARKER);
});
