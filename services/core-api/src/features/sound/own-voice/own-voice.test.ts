import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import { type ProviderStandIn, startProviderStandIn } from '@reflectory/provider-stand-in';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { createDiskFileStore } from '@reflectory/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFunctionList } from '../../../function-list.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { openKeys } from '../../providers/testing/open-keys.ts';
import { createForgettingJob } from './forget-voices.ts';

const WEBM = Buffer.from('1a45dfa3', 'hex');
const soundOf = (name: string) => Buffer.concat([WEBM, Buffer.from(name)]).toString('base64');

let folder: string;
let standIn: ProviderStandIn;
let api: TestApi;
let worker: StatementExecutor;
let ada: TestPerson;
let keys: ReturnType<typeof openKeys>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'own-voices-'));
  standIn = await startProviderStandIn();
  keys = openKeys(standIn.url);
  const files = createDiskFileStore(folder);
  api = await startTestApi(
    ({ database, workerUrl }) => {
      worker = createStatementExecutor({ url: workerUrl, applicationName: 'own-voices' });
      return {
        storage: { files, maxObjectSize: 1_000_000 },
        functions: createFunctionList({ database, files, providerKeys: keys }),
      };
    },
    { files, providerKeys: keys },
  );
  await api.owner.query(
    "insert into public.global_features (feature_key, enabled) values ('sound', true), ('own_voice', true)",
  );
});
afterAll(async () => {
  await worker.close();
  await api.stop();
  await standIn.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  standIn.calls.splice(0);
  standIn.answers.splice(0);
  Object.assign(standIn.ears, { heard: [], isSameSpeaker: true, isSilentAfter: false });
  await api.owner.query('delete from auth.rate_limits');
  ada = await createPerson(api.owner, await createInstance(api.owner, `acme-${randomUUID().slice(0, 8)}`));
  await setUp();
  await agree();
});

const setUp = (models: Record<string, string> = { own_voice: 'stand-in', transcription: 'stand-in' }) =>
  api.owner.query(
    `insert into public.providers (instance_id, base_url, models, is_on) values ($1, $2, $3, true)
     on conflict (instance_id) do update set models = excluded.models, base_url = excluded.base_url`,
    [ada.instanceId, standIn.url, JSON.stringify(models)],
  );
const agree = (person = ada) =>
  api.owner.query(
    'insert into public.provider_consents (instance_id, user_id, provider) values ($1, $2, $3)',
    [person.instanceId, person.id, standIn.host],
  );
const call = async (name: string, input: object | null, person = ada) => {
  const answer = await api.fetchAs(person.context, `/functions/v1/${name}`, {
    method: 'POST',
    ...(input && { body: JSON.stringify(input) }),
  });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
};
type Drawn = FunctionOutput<'draw-own-voice-reading'>;
const draw = async (person = ada) => {
  const { status, body } = await call('draw-own-voice-reading', { language: 'en' }, person);
  expect(status).toBe(200);
  return body as Drawn;
};
const send = (drawn: Drawn, person = ada, statement = 'statement') =>
  call(
    'make-own-voice',
    {
      reading_id: drawn.id,
      content_type: 'audio/webm',
      phrase_sound: soundOf('phrase'),
      statement_sound: soundOf(statement),
    },
    person,
  );
const hears = (...texts: string[]) => void standIn.ears.heard.push(...texts);
const make = async (person = ada) => {
  const drawn = await draw(person);
  hears(drawn.phrase, drawn.statement);
  return { drawn, ...(await send(drawn, person)) };
};
const speak = (person = ada, text = 'Sit so that nothing has to hold itself up.') =>
  call('speak-sentence', { text, entry_id: null, is_own_voice: true }, person);
const clientOf = (person = ada) => api.clientFor(person.context);
const voicesOf = async (person = ada) =>
  (await clientOf(person).from('own_voices').select('*').throwOnError()).data;
const deletionsOf = async (person = ada) =>
  (await clientOf(person).from('own_voice_deletions').select('*').throwOnError()).data;
const erase = () => clientOf().from('own_voices').delete().neq('provider', '').throwOnError();
const waiting = async () =>
  api.owner.query<{ tries: number }>('select tries from app.own_voice_revocations where instance_id = $1', [
    ada.instanceId,
  ]);
const isForgotten = async () => {
  const left = async () => [standIn.voices.size, standIn.consents.size, (await waiting()).length];
  await expect.poll(left).toEqual([0, 0, 0]);
};
const runJob = async () => {
  await api.owner.query("update app.own_voice_revocations set due_at = now() - interval '1 minute'");
  return createForgettingJob(worker, keys).run();
};

describe('a voice of one’s own', () => {
  it('is made of what was read, kept with it, and speaks to its person alone', async () => {
    const { drawn, body } = await make();
    expect(body).toEqual({ outcome: 'made' });
    expect(standIn.calls.map(({ path: asked }) => asked)).toEqual([
      '/audio/transcriptions',
      '/audio/transcriptions',
      '/audio/voice_consents',
      '/audio/voices',
    ]);
    expect(standIn.calls[0]?.form?.fields).toEqual({
      model: 'stand-in',
      response_format: 'json',
      language: 'en',
    });
    const [voice] = await voicesOf();
    expect(voice).toMatchObject({
      provider: standIn.host,
      language: 'en',
      phrase: drawn.phrase,
      statement: drawn.statement,
    });
    const heard = await clientOf()
      .storage.from('media')
      .download(voice?.statement_object ?? '');
    expect(await heard.data?.text()).toContain('statement');
    expect((await speak()).status).toBe(200);
    expect(standIn.calls.at(-1)?.body).toMatchObject({ voice: { id: [...standIn.voices][0] } });
    const { data } = await clientOf()
      .from('provider_disclosures')
      .select('task,character_count,outcome')
      .order('sent_at');
    expect(data?.map(({ task, character_count: count }) => [task, count])).toEqual([
      ['transcription', 0],
      ['transcription', 0],
      ['own_voice', 0],
      ['own_voice', 42],
    ]);
    await erase();
    await isForgotten();
  });

  it('is nobody else’s: neither seen, nor heard, nor spoken with, nor deleted, nor its sounds replaced', async () => {
    await make();
    const [voice] = await voicesOf();
    const bo = await createPerson(api.owner, ada.instanceId);
    await agree(bo);
    expect(await voicesOf(bo)).toEqual([]);
    expect((await speak(bo)).status).toBe(403);
    await clientOf(bo)
      .from('own_voices')
      .delete()
      .eq('id', voice?.id ?? '')
      .throwOnError();
    const phrase = voice?.phrase_object ?? '';
    expect((await clientOf(bo).storage.from('media').download(phrase)).error).not.toBeNull();
    const other = new Uint8Array(WEBM);
    const replaced = await clientOf().storage.from('media').upload(phrase, other, { upsert: true });
    expect(replaced.error).not.toBeNull();
    await clientOf().storage.from('media').remove([phrase]);
    expect((await clientOf().storage.from('media').download(phrase)).error).toBeNull();
    expect(await voicesOf()).toHaveLength(1);
    await erase();
    await isForgotten();
  });

  it('is offered where the instance wants it, its provider does it and keeps one more', async () => {
    const offer = async () => (await call('get-own-voice-offer', null)).body;
    expect(await offer()).toEqual({
      offer: {
        host: standIn.host,
        has_consent: true,
        languages: ['en', 'de', 'fr'],
        has_room: true,
        has_watermark: false,
      },
    });
    await api.owner.query(
      `insert into app.own_voice_revocations (instance_id, voice_id, base_url, due_at)
       select $1, gen_random_uuid(), $2, now() + interval '1 day' from generate_series(1, 20)`,
      [ada.instanceId, standIn.url],
    );
    expect(await offer()).toMatchObject({ offer: { has_room: false } });
    expect((await make()).body).toEqual({ outcome: 'no_room' });
    await setUp({ own_voice: 'stand-in' });
    expect(await offer()).toEqual({ offer: null });
    await setUp();
    await setFeature(false);
    expect(await offer()).toEqual({ offer: null });
    expect((await call('draw-own-voice-reading', { language: 'en' })).status).toBe(403);
    await api.owner.query('delete from app.own_voice_revocations where instance_id = $1', [ada.instanceId]);
  });

  it('is one, and asks for consent', async () => {
    expect((await make()).body).toEqual({ outcome: 'made' });
    expect((await make()).status).toBe(409);
    await clientOf().from('provider_consents').delete().eq('provider', standIn.host).throwOnError();
    expect((await call('draw-own-voice-reading', { language: 'en' })).status).toBe(403);
    await isForgotten();
  });
});

const setFeature = (enabled: boolean) =>
  api.owner.query(
    `insert into public.instance_features (instance_id, feature_key, enabled) values ($1, 'own_voice', $2)
     on conflict (instance_id, feature_key) do update set enabled = excluded.enabled`,
    [ada.instanceId, enabled],
  );

describe('no voice is made', () => {
  it('of another text, of silence, or of what its person read another time', async () => {
    const first = await draw();
    hears('I like to walk by the sea in the evening with my dog and think of nothing.', first.statement);
    expect((await send(first)).body).toEqual({ outcome: 'other_text' });
    standIn.ears.heard.splice(0);
    const second = await draw();
    hears(second.phrase, '');
    expect((await send(second)).body).toEqual({ outcome: 'nothing_heard' });
    const third = await draw();
    hears(third.phrase, first.statement);
    expect((await send(third)).body).toEqual({ outcome: 'other_text' });
    expect(standIn.voices.size + standIn.consents.size).toBe(0);
    expect(await voicesOf()).toEqual([]);
  });

  it('of sentences that are drawn until known ones come', async () => {
    const drawn = await Promise.all(Array.from({ length: 6 }, () => draw()));
    expect(new Set(drawn.flatMap(({ statement }) => statement.split('\n').length))).toEqual(new Set([5]));
    expect((await call('draw-own-voice-reading', { language: 'en' })).status).toBe(429);
  });

  it('of a reading that was sent before, is somebody else’s, or too old', async () => {
    const drawn = await draw();
    hears('', '');
    await send(drawn);
    expect((await send(drawn)).body).toEqual({ outcome: 'expired' });
    const bo = await createPerson(api.owner, ada.instanceId);
    await agree(bo);
    expect((await send(await draw(bo))).body).toEqual({ outcome: 'expired' });
    const old = await draw();
    await api.owner.query("update app.own_voice_readings set drawn_at = now() - interval '11 minutes'");
    expect((await send(old)).body).toEqual({ outcome: 'expired' });
    expect(standIn.calls).toHaveLength(1);
  });

  it('of two speakers: what the provider has of them is forgotten', async () => {
    standIn.ears.isSameSpeaker = false;
    expect((await make()).body).toEqual({ outcome: 'other_speaker' });
    await isForgotten();
    expect(await voicesOf()).toEqual([]);
  });

  it('where the provider fails in the middle, and it is not asked twice', async () => {
    const drawn = await draw();
    const said = (text: string) => ({ status: 200, body: { text } });
    standIn.answers.push(
      said(drawn.phrase),
      said(drawn.statement),
      { status: 200, body: { id: 'cons_of_this_test' } },
      { status: 500 },
    );
    expect((await send(drawn)).body).toEqual({ outcome: 'provider_stopped' });
    expect(standIn.calls.filter(({ path: asked }) => asked === '/audio/voices')).toHaveLength(1);
    await expect
      .poll(() => standIn.calls.map(({ path: asked }) => asked))
      .toContain('/audio/voice_consents/cons_of_this_test');
    // It may still come: nobody is told that nothing is there before its making is certainly over.
    await expect.poll(async () => (await waiting()).map(({ tries }) => tries)).toEqual([1]);
    expect(await deletionsOf()).toMatchObject([{ provider: standIn.host, reached_at: null }]);
    await api.owner.query("update app.own_voice_revocations set created_at = now() - interval '16 minutes'");
    await runJob();
    await isForgotten();
    expect(await deletionsOf()).toMatchObject([{ reached_at: expect.any(String) }]);
  });

  it('that its provider made and did not say: it is looked for by its name until it is found', async () => {
    standIn.ears.isSilentAfter = true;
    expect((await make()).body).toEqual({ outcome: 'provider_stopped' });
    expect(await voicesOf()).toEqual([]);
    await expect
      .poll(() => standIn.calls.filter(({ path: asked }) => asked.startsWith('/audio/voices/')).length)
      .toBe(1);
    await isForgotten();
    expect(await deletionsOf()).toMatchObject([{ reached_at: expect.any(String) }]);
  });

  it('where the provider says that it keeps no more of them', async () => {
    const drawn = await draw();
    const said = (text: string) => ({ status: 200, body: { text } });
    const full = { error: { message: 'There are 20 voices', code: 'voice_limit_reached' } };
    const consent = { id: 'cons_of_nobody' };
    standIn.answers.push(
      said(drawn.phrase),
      said(drawn.statement),
      { status: 200, body: consent },
      { status: 400, body: full },
    );
    expect((await send(drawn)).body).toEqual({ outcome: 'no_room' });
    await expect.poll(waiting).toEqual([]);
  });

  it('of what is no sound, and not without end', async () => {
    const drawn = await draw();
    const input = { reading_id: drawn.id, content_type: 'audio/mp4' };
    const sounds = { phrase_sound: soundOf('phrase'), statement_sound: soundOf('statement') };
    expect((await call('make-own-voice', { ...input, ...sounds })).status).toBe(400);
    const long = { ...input, ...sounds, phrase_sound: 'A'.repeat(400_004) };
    expect((await call('make-own-voice', long)).status).toBe(400);
    for (let tries = 0; tries < 6; tries += 1) await send(drawn);
    expect((await send(drawn)).status).toBe(429);
  });
});

describe('a voice that is over', () => {
  it('is forgotten by a provider that fails at first, and its person is told when', async () => {
    await make();
    await speak();
    standIn.answers.push({ status: 403 });
    await erase();
    await expect.poll(async () => (await waiting()).map(({ tries }) => tries)).toEqual([1]);
    expect(await deletionsOf()).toMatchObject([{ provider: standIn.host, reached_at: null }]);
    expect(standIn.voices.size).toBe(1);
    expect((await speak()).status).toBe(403);
    const [left] = await api.owner.query<{ sounds: number }>(
      `select (select count(*) from app.spoken_sentences s where s.user_id = $1)::integer
         + (select count(*) from storage.objects o where o.owner = $1)::integer as sounds`,
      [ada.id],
    );
    expect(left?.sounds).toBe(0);
    await runJob();
    await isForgotten();
    expect(await deletionsOf()).toMatchObject([{ reached_at: expect.any(String) }]);
  });

  it('is not said to be forgotten by a server that does not know how to', async () => {
    await make();
    standIn.answers.push({
      status: 404,
      body: { error: { message: 'Invalid URL (DELETE /v1/audio/voices/x)' } },
    });
    await erase();
    await expect.poll(async () => (await waiting()).map(({ tries }) => tries)).toEqual([1]);
    standIn.answers.push({ status: 404, body: { detail: 'Not Found' } });
    await runJob();
    expect(await deletionsOf()).toMatchObject([{ reached_at: null }]);
    await runJob();
    await isForgotten();
  });

  it('goes with its account', async () => {
    await make();
    const place = [ada.instanceId, ada.id];
    await api.owner.query(
      "select app.close_account($1, $2, 'asked', now() + interval '14 days', null)",
      place,
    );
    await api.owner.query('update app.account_closures set purge_after = now() where user_id = $1', [ada.id]);
    await worker.query('select app.purge_account($1, $2)', place);
    await runJob();
    await isForgotten();
    const rows = await api.owner.query('select from public.own_voice_deletions where user_id = $1', [ada.id]);
    expect(rows).toEqual([]);
  });

  it('goes when its instance switches the feature off, or has another provider, by the key of that time', async () => {
    await make();
    await setFeature(false);
    expect((await speak()).status).toBe(403);
    await runJob();
    await isForgotten();
    await setFeature(true);
    const key = keys.box.seal('of then', ada.instanceId, standIn.url);
    await api.owner.query('update public.providers set sealed_key = $2 where instance_id = $1', [
      ada.instanceId,
      key,
    ]);
    await make();
    await api.owner.query(
      "update public.providers set base_url = 'https://other.example/v1', sealed_key = null where instance_id = $1",
      [ada.instanceId],
    );
    await runJob();
    await isForgotten();
    expect(standIn.calls.at(-1)?.authorization).toBe('Bearer of then');
  });
});
