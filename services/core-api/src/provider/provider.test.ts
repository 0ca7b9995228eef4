import { randomUUID } from 'node:crypto';
import { type ProviderStandIn, startProviderStandIn } from '@reflectory/provider-stand-in';
import {
  createInstance,
  createPerson,
  createTestDatabase,
  type TestDatabase,
  type TestPerson,
} from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createProvider } from './create-provider.ts';
import { type ChatRequest, ledgerOfService, openProviderKeys, type Provider } from './index.ts';

const KEY = 'sk-stand-in';
const schema = z.object({ feelings: z.array(z.object({ name: z.string(), quote: z.string() })) });

let db: TestDatabase;
let standIn: ProviderStandIn;
let ada: TestPerson;
let entryId: string;
let provider: Provider;
const open = (timeoutMs: number) => {
  const keys = openProviderKeys({
    secret: 'a secret of tests that is long',
    privateOrigins: [new URL(standIn.url).origin],
    timeoutMs,
  });
  if (!keys) throw new Error('There are no keys');
  return {
    keys,
    provider: createProvider({ ...keys, ledger: ledgerOfService(db.database), retryWaitMs: 1 }),
  };
};

beforeAll(async () => {
  db = await createTestDatabase();
  standIn = await startProviderStandIn({ key: KEY });
});
afterAll(async () => {
  await standIn.close();
  await db.drop();
});
beforeEach(async () => {
  ada = await createPerson(db.owner, await createInstance(db.owner, `i${randomUUID().slice(0, 8)}`));
  entryId = randomUUID();
  standIn.calls.splice(0);
  standIn.answers.splice(0);
  const opened = open(5000);
  provider = opened.provider;
  await db.owner.query(
    'insert into public.entries (instance_id, id, user_id, text) values ($1, $2, $3, $4)',
    [ada.instanceId, entryId, ada.id, 'I was glad. Then it rained.'],
  );
  await db.owner.query(
    `insert into public.providers (instance_id, base_url, sealed_key, models, is_on) values ($1, $2, $3, $4, true)`,
    [
      ada.instanceId,
      standIn.url,
      opened.keys.box.seal(KEY, ada.instanceId, standIn.url),
      modelsOf('stand-in'),
    ],
  );
  await agree();
});

const modelsOf = (model: string) =>
  JSON.stringify({ chat: model, reading: model, embeddings: model, images: model });
const agree = () =>
  db.owner.query(
    'insert into public.provider_consents (instance_id, user_id, provider) values ($1, $2, $3)',
    [ada.instanceId, ada.id, standIn.host],
  );
const set = (change: string) =>
  db.owner.query(`update public.providers set ${change} where instance_id = $1`, [ada.instanceId]);
const useModel = (model: string) => set(`models = '${modelsOf(model)}'`);
const request = (change: Partial<ChatRequest> = {}): ChatRequest => ({
  instance: ada.instanceId,
  person: ada.id,
  task: 'chat',
  entryIds: [entryId],
  instructions: 'Answer in one sentence.',
  messages: [{ role: 'user', content: 'I was glad. Then it rained.' }],
  ...change,
});
const disclosures = () =>
  db.owner.query('select * from public.provider_disclosures where instance_id = $1 order by sent_at', [
    ada.instanceId,
  ]);
const usage = async () => {
  const [row] = await db.owner.query<{ calls: number; tokens: string }>(
    'select calls, tokens from public.provider_usage where instance_id = $1',
    [ada.instanceId],
  );
  return row;
};
const gather = async (pieces: AsyncIterable<string>) => {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
};

describe('what a provider is asked', () => {
  it('is answered, and stands in the log and the use of that person', async () => {
    expect(await provider.askChat(request())).toEqual({
      engine: 'provider:stand-in',
      value: 'You wrote: “I was glad.”',
    });
    const [call] = standIn.calls;
    expect(call).toMatchObject({ path: '/chat/completions', authorization: `Bearer ${KEY}` });
    expect(await disclosures()).toMatchObject([
      {
        user_id: ada.id,
        provider: standIn.host,
        model: 'stand-in',
        task: 'chat',
        entry_ids: [entryId],
        character_count: 27,
        outcome: 'answered',
      },
    ]);
    expect((await usage())?.calls).toBe(1);
    expect(Number((await usage())?.tokens)).toBeGreaterThan(5);
  });

  it('is answered in the form of a schema', async () => {
    const { value } = await provider.askObject(request({ task: 'reading' }), schema);
    expect(value.feelings.map(({ quote }) => quote)).toEqual(['I was glad.', 'Then it rained.']);
    expect(standIn.calls[0]?.body).toMatchObject({ response_format: { type: 'json_schema' } });
  });

  it('is answered piece by piece', async () => {
    const { value } = await provider.streamChat(request());
    const pieces = await gather(value);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join('')).toBe('You wrote: “I was glad.”');
    expect(await disclosures()).toMatchObject([{ outcome: 'answered' }]);
  });

  it('is made a vector of, and a picture', async () => {
    const { value } = await provider.embed({ ...request(), texts: ['sea and sun', 'sun and sea', 'tax'] });
    const [first, second, third] = value;
    expect(first).toEqual(second);
    expect(first).not.toEqual(third);
    const { value: image } = await provider.makeImage({ ...request(), prompt: 'calm' });
    expect(image.contentType).toBe('image/png');
    expect(Buffer.from(image.bytes).toString('latin1', 1, 4)).toBe('PNG');
  });
});

describe('what is not sent', () => {
  const refusals: [string, string, () => Promise<unknown>, Partial<ChatRequest>?][] = [
    ['nobody switched it on', 'off', () => set('is_on = false')],
    ['it has no model for it', 'off', () => set("models = '{}'")],
    ['the person did not agree', 'no_consent', () => db.owner.query('delete from public.provider_consents')],
    ['the person agreed to another host', 'no_consent', () => set("base_url = 'https://other.example/v1'")],
    [
      'the entry is kept from providers',
      'never_sent',
      () => db.owner.query('update public.entries set is_never_sent = true'),
    ],
    [
      'the entry is in the bin',
      'never_sent',
      () => db.owner.query('update public.entries set binned_at = now()'),
    ],
    ['the person has used what they may', 'person_budget', () => set('person_tokens = 100')],
    ['the person has called as often as they may', 'person_budget', () => set('person_calls = 0')],
    ['the instance has used what it may', 'instance_budget', () => set('instance_tokens = 100')],
    [
      'it speaks of suicide',
      'care',
      async () => undefined,
      { messages: [{ role: 'user', content: 'I want to kill myself.' }] },
    ],
  ];
  it.each(refusals)('where %s', async (_why, reason, arrange, change = {}) => {
    await arrange();
    await expect(provider.askChat(request(change))).rejects.toMatchObject({
      name: 'ProviderRefusedError',
      reason,
    });
    await expect(provider.streamChat(request(change))).rejects.toMatchObject({ reason });
    expect(standIn.calls).toEqual([]);
    expect(await disclosures()).toEqual([]);
  });

  it('the entry of somebody else', async () => {
    const bo = await createPerson(db.owner, ada.instanceId);
    await expect(provider.askChat(request({ person: bo.id, entryIds: [] }))).rejects.toMatchObject({
      reason: 'no_consent',
    });
    await db.owner.query(
      'insert into public.provider_consents (instance_id, user_id, provider) values ($1, $2, $3)',
      [bo.instanceId, bo.id, standIn.host],
    );
    await expect(provider.askChat(request({ person: bo.id }))).rejects.toMatchObject({
      reason: 'never_sent',
    });
  });

  it('anything, from the moment on that somebody takes their consent back', async () => {
    await provider.askChat(request());
    await db.owner.query('delete from public.provider_consents where user_id = $1', [ada.id]);
    await expect(provider.askChat(request())).rejects.toMatchObject({ reason: 'no_consent' });
    expect(standIn.calls).toHaveLength(1);
  });

  it('the key, to another address than it was given for', async () => {
    await set("base_url = replace(base_url, '127.0.0.1', 'localhost')");
    await db.owner.query(
      'update public.provider_consents c set provider = p.host from public.providers p where p.instance_id = c.instance_id',
    );
    await expect(provider.askChat(request())).rejects.toMatchObject({
      name: 'ProviderFailedError',
      reason: 'refused',
    });
    await expect(provider.streamChat(request())).rejects.toMatchObject({ reason: 'refused' });
    expect(await usage()).toEqual({ calls: 2, tokens: '0' });
    expect(standIn.calls).toEqual([]);
  });
});

describe('a provider that fails', () => {
  it.each([
    ['stand-in-busy', 'unavailable', 3],
    ['stand-in-broken', 'unavailable', 3],
    ['stand-in-torn', 'unavailable', 3],
    ['unknown', 'refused', 1],
  ])('%s', async (model, reason, attempts) => {
    await useModel(model);
    await expect(provider.askChat(request())).rejects.toMatchObject({ name: 'ProviderFailedError', reason });
    expect(standIn.calls).toHaveLength(attempts);
    expect(await disclosures()).toMatchObject([{ outcome: 'failed' }]);
    expect(await usage()).toEqual({ calls: 1, tokens: '0' });
  });

  it('is waited for no longer than was said', async () => {
    await useModel('stand-in-slow');
    await expect(open(200).provider.askChat(request())).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('answers nonsense, which is no answer', async () => {
    await useModel('stand-in-nonsense');
    await expect(provider.askObject(request(), schema)).rejects.toMatchObject({ reason: 'not_understood' });
  });

  it('breaks off, and what came until then is not taken for all', async () => {
    await useModel('stand-in-torn');
    const { value } = await provider.streamChat(request());
    await expect(gather(value)).rejects.toMatchObject({ reason: 'unavailable' });
    expect(await disclosures()).toMatchObject([{ outcome: 'failed' }]);
  });

  it('says nothing of what was sent', async () => {
    standIn.answers.push({ status: 400, body: { error: { message: 'I was glad' } } });
    const error = await provider.askChat(request()).catch((reason: unknown) => reason);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('glad');
  });
});
