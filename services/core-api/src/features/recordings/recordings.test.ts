import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RECORDING_LIMIT_MS, recordingPartName } from '@reflectory/contracts/voice';
import { type ProviderStandIn, startProviderStandIn } from '@reflectory/provider-stand-in';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { createDiskFileStore } from '@reflectory/storage';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFunctionList } from '../../function-list.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createOpenAiTranscriber } from '../../transcription/index.ts';
import { webmRecording } from '../../transcription/testing/webm-recording.ts';

/** Bytes that the provider takes. */
const maxBytes = 100_000;
const WEBM = Buffer.from('1a45dfa3', 'hex');

let folder: string;
let api: TestApi;
let provider: ProviderStandIn;
let ada: TestPerson;
let max: TestPerson;
let session: string;
let recording: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recordings-'));
  provider = await startProviderStandIn();
  const files = createDiskFileStore(folder);
  const transcriber = createOpenAiTranscriber({
    url: provider.url,
    key: 'secret',
    model: 'stand-in',
    format: 'verbose_json',
    maxBytes,
  });
  api = await startTestApi(
    ({ database }) => ({
      storage: { files, maxObjectSize: 1_000_000 },
      functions: createFunctionList({ database, files, transcriptionProvider: transcriber.provider }),
    }),
    { files, transcriber },
  );
  const acme = await createInstance(api.owner, 'acme');
  ada = await createPerson(api.owner, acme);
  max = await createPerson(api.owner, acme);
});
afterAll(async () => {
  await api.stop();
  await provider.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  session = randomUUID();
  recording = randomUUID();
  provider.calls.splice(0);
  provider.answers.splice(0);
  await setFeature(true);
  await api.owner.query('delete from public.transcription_consents');
  await api.owner.query(
    "insert into public.sessions (instance_id, user_id, id, framework) values ($1, $2, $3, 'free')",
    [ada.instanceId, ada.id, session],
  );
});

const setFeature = (enabled: boolean) =>
  api.owner.query(
    `insert into public.instance_features (instance_id, feature_key, enabled) values ($1, 'transcription', $2)
     on conflict (instance_id, feature_key) do update set enabled = excluded.enabled`,
    [ada.instanceId, enabled],
  );
const clientOf = (person: TestPerson) => api.clientFor(person.context);
const uploadPart = async (number: number, bytes: Buffer, person = ada) => {
  const { error } = await clientOf(person)
    .storage.from('media')
    .upload(recordingPartName(person.id, recording, number), new Uint8Array(bytes), { upsert: true });
  expect(error).toBeNull();
};
const call = async (name: string, input: object | null, person = ada) => {
  const answer = await api.fetchAs(person.context, `/functions/v1/${name}`, {
    method: 'POST',
    ...(input && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const keep = (change: object = {}, person = ada) =>
  call(
    'keep-recording',
    {
      id: recording,
      session_id: session,
      parts: 2,
      content_type: 'audio/webm',
      duration_ms: 3500,
      peaks: [0, 50, 100],
      recorded_at: '2026-11-23T08:00:00+01:00',
      ...change,
    },
    person,
  );
const keepWhole = async () => {
  await uploadPart(0, Buffer.concat([WEBM, Buffer.from('first ')]));
  await uploadPart(1, Buffer.from('second'));
  expect(await keep()).toEqual({ status: 200, body: { byte_count: 16 } });
};
const consent = () =>
  clientOf(ada).from('transcription_consents').insert({ provider: provider.host, user_id: ada.id });
const transcribe = (person = ada) =>
  call('transcribe-recording', { recording_id: recording, language: 'en' }, person);
const transcript = async () => {
  const { data } = await clientOf(ada).from('transcripts').select('*').eq('recording_id', recording).single();
  return data as Record<string, unknown> | null;
};

it('is one file of its parts, in their order, for its person alone', async () => {
  await keepWhole();
  const { data: row } = await clientOf(ada).from('recordings').select('*').eq('id', recording).single();
  expect(row).toMatchObject({ byte_count: 16, duration_ms: 3500, peaks: [0, 50, 100] });
  const name = `${ada.id}/recordings/${recording}.webm`;
  expect(row?.['object_name']).toBe(name);
  const { data: sound } = await clientOf(ada).storage.from('media').download(name);
  expect(Buffer.from((await sound?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(
    Buffer.concat([WEBM, Buffer.from('first second')]),
  );
  const { data: parts } = await clientOf(ada).storage.from('media').list(`${ada.id}/recordings/${recording}`);
  expect(parts).toEqual([]);
  expect((await clientOf(max).storage.from('media').download(name)).error).not.toBeNull();
  expect((await clientOf(max).from('recordings').select('id')).data).toEqual([]);
});

it('is kept once, however often an answer is lost', async () => {
  await keepWhole();
  expect(await keep()).toEqual({ status: 200, body: { byte_count: 16 } });
});

it('says which parts are missing, and goes on from there', async () => {
  await uploadPart(1, Buffer.from('second'));
  expect(await keep({ parts: 3 })).toMatchObject({
    status: 409,
    body: { error: { code: 'conflict', fields: { parts: '0,2' } } },
  });
  await uploadPart(0, WEBM);
  await uploadPart(2, Buffer.from('third'));
  expect((await keep({ parts: 3 })).body).toEqual({ byte_count: 15 });
});

it('takes nothing that is no sound, has no draft, or is put into the draft of somebody else', async () => {
  await uploadPart(0, Buffer.from('<html><script>'));
  expect(await keep({ parts: 1 })).toMatchObject({ body: { error: { code: 'invalid_input' } } });
  await uploadPart(0, WEBM);
  expect(await keep({ parts: 1, session_id: randomUUID() })).toMatchObject({
    body: { error: { code: 'not_found' } },
  });
  await uploadPart(0, WEBM, max);
  expect(await keep({ parts: 1 }, max)).toMatchObject({ body: { error: { code: 'not_found' } } });
});

it('may take three hours, and no longer', async () => {
  await uploadPart(0, WEBM);
  const tooLong = await keep({ parts: 1, duration_ms: RECORDING_LIMIT_MS + 60_001 });
  expect(tooLong).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
  expect(await keep({ parts: 1, duration_ms: RECORDING_LIMIT_MS })).toMatchObject({ status: 200 });
});

it('goes with its draft, sound and words', async () => {
  await keepWhole();
  await clientOf(ada)
    .from('transcripts')
    .insert({ recording_id: recording, user_id: ada.id, text: 'Words', segments: [] });
  await clientOf(ada).from('sessions').delete().eq('id', session);
  expect(await transcript()).toBeNull();
  const left = await api.owner.query('select name from storage.objects where name like $1', [
    `%${recording}%`,
  ]);
  expect(left).toEqual([]);
});

it('is sent to nobody before the instance and the person agreed', async () => {
  await keepWhole();
  expect((await transcribe()).status).toBe(403);
  await consent();
  await setFeature(false);
  expect(await call('get-transcription', null)).toMatchObject({
    body: { provider: provider.host, is_on: false, has_consent: true },
  });
  expect((await transcribe()).status).toBe(403);
  await setFeature(true);
  expect((await transcribe(max)).status).toBe(403);
  expect(provider.calls).toEqual([]);
});

it.each([
  ['is never sent', 'is_never_sent = true'],
  ['lies in the bin', 'binned_at = now()'],
])('stays here where its entry %s', async (_name, change) => {
  await keepWhole();
  await consent();
  await api.owner.query(
    "insert into public.entries (instance_id, user_id, session_id, text) values ($1, $2, $3, 'Text')",
    [ada.instanceId, ada.id, session],
  );
  await api.owner.query(`update public.entries set ${change} where session_id = $1`, [session]);
  expect((await transcribe()).status).toBe(403);
  expect(provider.calls).toEqual([]);
});

it('is written down by the provider, with its times', async () => {
  await keepWhole();
  await consent();
  expect((await transcribe()).status).toBe(200);
  await expect.poll(transcript).toMatchObject({ status: 'done' });
  expect(await transcript()).toMatchObject({
    made_by: 'provider',
    language: 'en',
    text: 'I went to the sea. It was quiet.',
    segments: [
      { start: 0, end: 1.8, text: 'I went to the sea.' },
      { start: 1.8, end: 3.5, text: 'It was quiet.' },
    ],
  });
  const [sent] = provider.calls;
  expect(sent).toMatchObject({
    authorization: 'Bearer secret',
    form: {
      fileName: 'recording.webm',
      fileType: 'audio/webm',
      fields: { model: 'stand-in', response_format: 'verbose_json', language: 'en', stream: 'true' },
    },
  });
  expect(sent?.form?.bytes).toEqual(Buffer.concat([WEBM, Buffer.from('first second')]));
});

const delta = (words: string) => ({ type: 'transcript.text.delta', delta: words });

it('shows the words as the provider understands them', async () => {
  await keepWhole();
  await consent();
  const { promise, resolve } = Promise.withResolvers<void>();
  provider.answers.push({
    status: 200,
    events: [
      delta('Ich ging über'),
      promise,
      { type: 'something.else' },
      delta(' das Eis.'),
      {
        type: 'transcript.text.segment',
        id: 's1',
        start: 0,
        end: 2,
        text: 'Ich ging über das Eis.',
        speaker: 'A',
      },
      { type: 'transcript.text.done', text: 'Ich ging über das Eis.' },
    ],
  });
  await transcribe();
  await expect.poll(transcript).toMatchObject({ status: 'waiting', partial_text: 'Ich ging über', text: '' });
  resolve();
  await expect.poll(transcript).toMatchObject({
    status: 'done',
    partial_text: null,
    text: 'Ich ging über das Eis.',
    segments: [{ start: 0, end: 2, text: 'Ich ging über das Eis.' }],
  });
});

it('takes pieces that look like whole answers', async () => {
  await keepWhole();
  await consent();
  const piece = (start: number, text: string) => ({ text, segments: [{ start, end: start + 1, text }] });
  provider.answers.push({ status: 200, events: [piece(0, ' One.'), piece(1, ' Two.')] });
  await transcribe();
  await expect.poll(transcript).toMatchObject({
    status: 'done',
    text: 'One. Two.',
    segments: [
      { start: 0, end: 1, text: 'One.' },
      { start: 1, end: 2, text: 'Two.' },
    ],
  });
});

it('is not taken for whole where the answer breaks off, and loses nothing of before', async () => {
  await keepWhole();
  await consent();
  await clientOf(ada)
    .from('transcripts')
    .insert({ recording_id: recording, user_id: ada.id, text: 'My words', segments: [] });
  provider.answers.push({ status: 200, events: [delta('Half of')] });
  await transcribe();
  await expect
    .poll(transcript)
    .toMatchObject({ status: 'failed', failure: 'unavailable', text: 'My words', partial_text: null });
});

it('keeps what its person wrote, until another transcript is there', async () => {
  await keepWhole();
  await consent();
  provider.answers.push({ status: 503 });
  await clientOf(ada)
    .from('transcripts')
    .insert({ recording_id: recording, user_id: ada.id, text: 'My words', segments: [] });
  await transcribe();
  await expect.poll(transcript).toMatchObject({ status: 'failed', failure: 'unavailable', text: 'My words' });
  await transcribe();
  await expect.poll(transcript).toMatchObject({ status: 'done', text: expect.stringMatching(/^I went/) });
});

it('that is longer than the provider takes is sent in parts, and its times are those of the whole', async () => {
  const sound = webmRecording(30, (at) => (at > 14 && at < 16 ? 4 : 100));
  await uploadPart(0, sound);
  expect(sound.length).toBeGreaterThan(maxBytes);
  await keep({ parts: 1 });
  await consent();
  provider.answers.push(
    { status: 200, body: { text: 'We left.', segments: [{ start: 1, end: 2, text: ' We left.' }] } },
    { status: 200, body: { text: 'We came.', segments: [{ start: 1, end: 2, text: ' We came.' }] } },
  );
  await transcribe();
  await expect.poll(transcript).toMatchObject({ status: 'done', text: 'We left. We came.' });
  expect(provider.calls).toHaveLength(2);
  for (const { bytes, fileName } of provider.calls.flatMap(({ form }) => form ?? [])) {
    expect(fileName).toBe('recording.webm');
    expect(bytes.subarray(0, 4)).toEqual(WEBM);
    expect(bytes.length).toBeLessThanOrEqual(maxBytes);
  }
  const { data } = await clientOf(ada)
    .from('transcripts')
    .select('segments')
    .eq('recording_id', recording)
    .single()
    .throwOnError();
  const [first, second] = data.segments;
  expect(first).toEqual({ start: 1, end: 2, text: 'We left.' });
  expect(second?.text).toBe('We came.');
  expect(second?.start).toBeGreaterThan(15);
  expect(second?.start).toBeLessThan(17);
});

it('says why it was not written down', async () => {
  await uploadPart(0, Buffer.concat([WEBM, Buffer.alloc(maxBytes)]));
  await keep({ parts: 1 });
  await consent();
  await transcribe();
  await expect.poll(transcript).toMatchObject({ status: 'failed', failure: 'too_large' });
  expect(provider.calls).toEqual([]);
});

it.each([
  [400, 'not_understood'],
  [413, 'too_large'],
  [500, 'unavailable'],
])('tells of a provider that answers %s', async (status, failure) => {
  await keepWhole();
  await consent();
  provider.answers.push({ status });
  await transcribe();
  await expect.poll(transcript).toMatchObject({ status: 'failed', failure });
});

it('is not understood where the provider answers something else', async () => {
  await keepWhole();
  await consent();
  provider.answers.push({ status: 200, body: { error: 'no' } });
  await transcribe();
  await expect.poll(transcript).toMatchObject({ status: 'failed', failure: 'not_understood' });
});
