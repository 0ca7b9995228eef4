import { randomUUID } from 'node:crypto';
import { soundFunctions } from '@reflectory/contracts/sound';
import { type ProviderStandIn, startProviderStandIn } from '@reflectory/provider-stand-in';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { openKeys } from '../providers/testing/open-keys.ts';

const text = 'Sit so that nothing has to hold itself up.';

let standIn: ProviderStandIn;
let api: TestApi;
let ada: TestPerson;
beforeAll(async () => {
  standIn = await startProviderStandIn();
  api = await startTestApi({}, { providerKeys: openKeys(standIn.url) });
  await api.owner.query("insert into public.global_features (feature_key, enabled) values ('sound', true)");
});
afterAll(async () => {
  await api.stop();
  await standIn.close();
});
beforeEach(async () => {
  standIn.calls.splice(0);
  standIn.answers.splice(0);
  ada = await createPerson(api.owner, await createInstance(api.owner, `acme-${randomUUID().slice(0, 8)}`));
});

const setUp = (model = 'stand-in', voice = 'calm') =>
  api.owner.query(
    `insert into public.providers (instance_id, base_url, models, speech_voice, is_on) values ($1, $2, $3, $4, true)
     on conflict (instance_id) do update set models = excluded.models, speech_voice = excluded.speech_voice`,
    [ada.instanceId, standIn.url, JSON.stringify({ speech: model }), voice],
  );
const agree = (person = ada) =>
  api.owner.query(
    'insert into public.provider_consents (instance_id, user_id, provider) values ($1, $2, $3)',
    [person.instanceId, person.id, standIn.host],
  );
const takeBack = () =>
  api.clientFor(ada.context).from('provider_consents').delete().eq('provider', standIn.host).throwOnError();
const speak = async (input: { text?: string; entry_id?: string | null } = {}, person = ada) => {
  const answer = await api.fetchAs(person.context, '/functions/v1/speak-sentence', {
    method: 'POST',
    body: JSON.stringify({ text, entry_id: null, ...input }),
  });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
};
const said = async (...input: Parameters<typeof speak>) => {
  const { body } = await speak(...input);
  const { sound, content_type: type } = soundFunctions['speak-sentence'].output.parse(body);
  return { type, bytes: Buffer.from(sound, 'base64') };
};
async function write(written: string, columns: { is_never_sent?: boolean } = {}): Promise<string> {
  const id = randomUUID();
  await api.owner.query(
    'insert into public.entries (instance_id, id, user_id, text, is_never_sent) values ($1, $2, $3, $4, $5)',
    [ada.instanceId, id, ada.id, written, columns.is_never_sent ?? false],
  );
  return id;
}
const kept = async () => {
  const [row] = await api.owner.query<{ rows: number; bytes: number }>(
    `select count(*)::integer as rows, coalesce(sum(octet_length(sound)), 0)::integer as bytes
     from app.spoken_sentences where user_id = $1`,
    [ada.id],
  );
  return row;
};

describe('a sentence that is said', () => {
  it('is spoken by the model and voice of the instance, and stands in the log', async () => {
    await setUp();
    await agree();
    const entryId = await write('I was glad to see Anna.');
    const { type, bytes } = await said({ entry_id: entryId });
    expect({ type, head: bytes.toString('latin1', 0, 4) }).toEqual({ type: 'audio/wav', head: 'RIFF' });
    expect(standIn.calls).toMatchObject([
      {
        path: '/audio/speech',
        body: { model: 'stand-in', voice: 'calm', input: text, response_format: 'mp3' },
      },
    ]);
    const { data } = await api
      .clientFor(ada.context)
      .from('provider_disclosures')
      .select('task,entry_ids,character_count,outcome');
    expect(data).toEqual([
      { task: 'speech', entry_ids: [entryId], character_count: text.length, outcome: 'answered' },
    ]);
  });

  it('is asked for once, for each person, voice and model', async () => {
    await setUp();
    await agree();
    const first = await said();
    expect((await said()).bytes.equals(first.bytes)).toBe(true);
    expect(standIn.calls).toHaveLength(1);
    const bo = await createPerson(api.owner, ada.instanceId);
    await agree(bo);
    await said({}, bo);
    await setUp('stand-in', 'bright');
    await said();
    expect(standIn.calls).toHaveLength(3);
    const rows = await api.owner.query('select * from app.spoken_sentences where user_id = $1', [ada.id]);
    expect(JSON.stringify(rows)).not.toContain('hold itself');
  });

  it('is forgotten when its person takes their word back, and with them', async () => {
    await setUp();
    await agree();
    await said();
    expect(await kept()).toMatchObject({ rows: 1 });
    await takeBack();
    expect(await kept()).toMatchObject({ rows: 0 });
    expect((await speak()).status).toBe(403);
    await agree();
    await said();
    await api.owner.query('delete from public.instance_users where user_id = $1', [ada.id]);
    expect(await kept()).toMatchObject({ rows: 0 });
  });

  it('goes with the entry of which it is said', async () => {
    await setUp();
    await agree();
    const entryId = await write('I was glad to see Anna.');
    await said({ entry_id: entryId });
    expect((await kept())?.rows).toBe(1);
    await api.owner.query('delete from public.entries where id = $1', [entryId]);
    expect((await kept())?.rows).toBe(0);
  });

  it('makes room for itself among 20 MB of a person', async () => {
    await setUp();
    await agree();
    await api.owner.query(
      `insert into app.spoken_sentences (instance_id, user_id, key, provider, content_type, sound, created_at)
       select $1, $2, encode(sha256(n::text::bytea), 'hex'), $3, 'audio/wav',
         decode(repeat('00', 2000000), 'hex'), now() - n * interval '1 day' from generate_series(1, 10) as n`,
      [ada.instanceId, ada.id, standIn.host],
    );
    await said();
    const { rows, bytes } = (await kept()) ?? {};
    expect(rows).toBe(10);
    expect(bytes).toBeLessThanOrEqual(20_000_000);
    await said();
    expect(standIn.calls).toHaveLength(1);
  });
});

describe('what is not said', () => {
  it('anything without consent, without a model for it, or where the provider is off', async () => {
    expect((await speak()).status).toBe(403);
    await setUp();
    expect((await speak()).status).toBe(403);
    await agree();
    await api.owner.query('update public.providers set models = $2 where instance_id = $1', [
      ada.instanceId,
      JSON.stringify({ chat: 'stand-in' }),
    ]);
    expect((await speak()).status).toBe(403);
    expect(standIn.calls).toEqual([]);
  });

  it('a sentence or an entry that speaks of wanting to die, also where it was said before', async () => {
    await setUp();
    await agree();
    await said();
    expect((await speak({ text: 'I want to kill myself.' })).status).toBe(403);
    const dark = await write('It was a day. I want to kill myself tonight.');
    expect((await speak({ entry_id: dark })).status).toBe(403);
    expect(standIn.calls).toHaveLength(1);
  });

  it('an entry that is kept from providers, or is somebody else’s', async () => {
    await setUp();
    await agree();
    expect((await speak({ entry_id: await write('I was glad.', { is_never_sent: true }) })).status).toBe(403);
    const bo = await createPerson(api.owner, ada.instanceId);
    await agree(bo);
    expect((await speak({ entry_id: await write('I was glad.') }, bo)).status).toBe(404);
    expect(standIn.calls).toEqual([]);
  });

  it('a text of a page, or none', async () => {
    await setUp();
    await agree();
    expect((await speak({ text: 'a'.repeat(601) })).status).toBe(400);
    expect((await speak({ text: '  ' })).status).toBe(400);
  });

  it('more sentences than somebody can listen to', async () => {
    await setUp();
    await agree();
    await said();
    await api.owner.query(
      `update auth.rate_limits set tat = now() + interval '1 day' where tat > now() + interval '5 seconds'`,
    );
    expect((await speak({ text: 'Another one.' })).status).toBe(429);
    expect((await speak()).status).toBe(200);
    await api.owner.query('delete from auth.rate_limits');
  });
});

describe('a provider that fails', () => {
  it.each([
    ['stand-in-torn', 3],
    ['stand-in-nonsense', 1],
    ['stand-in-broken', 3],
    ['unknown', 1],
  ])('%s says nothing, and nothing of it is kept', async (model, attempts) => {
    await setUp(model);
    await agree();
    expect((await speak()).status).toBe(503);
    expect(standIn.calls).toHaveLength(attempts);
    expect(await kept()).toMatchObject({ rows: 0 });
    const { data } = await api.clientFor(ada.context).from('provider_disclosures').select('outcome');
    expect(data).toEqual([{ outcome: 'failed' }]);
  });
});
