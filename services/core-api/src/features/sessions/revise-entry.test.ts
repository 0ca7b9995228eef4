import { journalFunctions } from '@reflectory/contracts/journal';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFunctionList } from '../../function-list.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';

const answers = ['I worry about the talk.', '', 'My heart was racing.'];

describe('revise-entry', () => {
  let api: TestApi;
  let ada: TestPerson;
  let now = Date.now();
  beforeAll(async () => {
    api = await startTestApi(({ database }) => ({
      functions: createFunctionList({ database, now: () => now }),
    }));
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    now = Date.now();
    ada = await createPerson(api.owner, await createInstance(api.owner, `i${randomUUID().slice(0, 8)}`));
  });

  const call = async (name: string, input: object, person = ada) => {
    const response = await api.fetchAs(person.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: await response.json() };
  };
  const finish = async (framework = 'anxious') => {
    const id = randomUUID();
    const row = { id, user_id: ada.id, framework, answers };
    expect((await api.clientFor(ada.context).from('sessions').insert(row)).error).toBeNull();
    const { body } = await call('complete-session', { session_id: id });
    return { sessionId: id, entryId: journalFunctions['complete-session'].output.parse(body).entry_id };
  };
  const revise = (entryId: string, words: string[], known: string | null = null, person = ada) =>
    call('revise-entry', { entry_id: entryId, answers: words, known_revision: known }, person);
  const read = async (entryId: string) => {
    const client = api.clientFor(ada.context);
    const [entry, analysis, artwork] = await Promise.all([
      client.from('entries').select('*').eq('id', entryId).single(),
      client.from('analyses').select('*').eq('entry_id', entryId).maybeSingle(),
      client.from('artworks').select('*').eq('entry_id', entryId).single(),
    ]);
    return { entry: entry.data, analysis: analysis.data, artwork: artwork.data };
  };

  it('changes text, answers, analysis and artwork together, and neither title nor day', async () => {
    const { entryId, sessionId } = await finish();
    const before = await read(entryId);
    const words = ['I was so glad of the talk.', 'Yes.', 'Joy, at last.'];
    const { status, body } = await revise(entryId, words);
    expect(status).toBe(200);
    const after = await read(entryId);
    expect(after.entry).toMatchObject({
      text: words.join('\n\n'),
      word_count: 11,
      title: before.entry?.title,
      entry_at: before.entry?.entry_at,
    });
    expect({ analysis: after.analysis?.result }).toEqual(body);
    expect(after.analysis?.result.emotions.map(({ emotion }) => emotion)).toContain('joy');
    expect(after.artwork?.svg).not.toBe(before.artwork?.svg);
    const { data: session } = await api
      .clientFor(ada.context)
      .from('sessions')
      .select('answers, status')
      .eq('id', sessionId)
      .single();
    expect(session).toEqual({ answers: words, status: 'done' });
    expect(Date.parse(after.analysis?.created_at ?? '')).toBeGreaterThanOrEqual(
      Date.parse(after.entry?.revised_at ?? ''),
    );
  });

  it('keeps the analysis of before for whoever may have no new one, which is then older', async () => {
    await api.owner.query("update app.instances set billing = 'subscription' where id = $1", [
      ada.instanceId,
    ]);
    const { entryId } = await finish();
    const before = await read(entryId);
    expect(before.analysis).not.toBeNull();
    // The days of the trial are over.
    await api.owner.query(
      "update public.instance_users set created_at = now() - interval '8 days' where user_id = $1",
      [ada.id],
    );
    expect(await revise(entryId, ['Other words.'])).toMatchObject({ status: 200, body: { analysis: null } });
    const after = await read(entryId);
    expect(after.entry?.text).toBe('Other words.');
    expect(after.analysis).toEqual(before.analysis);
    expect(Date.parse(after.entry?.revised_at ?? '')).toBeGreaterThan(
      Date.parse(after.analysis?.created_at ?? ''),
    );
  });

  it('reads nothing at an instance where insight is off, and what is written once it is on again', async () => {
    const turn = (enabled: boolean) =>
      api.owner.query(
        `insert into public.instance_features (instance_id, feature_key, enabled) values ($1, 'insights', $2)
           on conflict (instance_id, feature_key) do update set enabled = excluded.enabled`,
        [ada.instanceId, enabled],
      );
    await turn(false);
    const { entryId, sessionId } = await finish();
    expect(await read(entryId)).toMatchObject({
      entry: { text: answers.filter(Boolean).join('\n\n') },
      analysis: null,
    });
    expect((await revise(entryId, ['I am glad.'])).body).toEqual({ analysis: null });
    expect((await call('complete-session', { session_id: sessionId })).body).toMatchObject({
      analysis: null,
    });
    await turn(true);
    const { entry } = await read(entryId);
    const { body } = await revise(entryId, ['I was so glad of the talk.'], entry?.revised_at);
    const { analysis } = await read(entryId);
    expect(analysis?.result.emotions.map(({ emotion }) => emotion)).toContain('joy');
    expect(body).toEqual({ analysis: analysis?.result });
    expect((await read((await finish()).entryId)).analysis).not.toBeNull();
  });

  it('refuses what would lose the words of another device, and leaves all as it is', async () => {
    const { entryId } = await finish('free');
    await revise(entryId, ['Written on the telephone.']);
    const { entry } = await read(entryId);
    expect(await revise(entryId, ['Written here.'])).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict' } },
    });
    expect((await read(entryId)).entry?.text).toBe('Written on the telephone.');
    expect((await revise(entryId, ['Written here.'], entry?.revised_at ?? null)).status).toBe(200);
  });

  it('refuses an entry without words, in the bin, or of somebody else', async () => {
    const { entryId } = await finish('free');
    expect((await revise(entryId, ['  '])).status).toBe(400);
    const colleague = await createPerson(api.owner, ada.instanceId);
    expect((await revise(entryId, ['Mine now.'], null, colleague)).status).toBe(404);
    expect((await revise(randomUUID(), ['Nobody’s.'])).status).toBe(404);
    await api.clientFor(ada.context).from('entries').update({ binned_at: 'now' }).eq('id', entryId);
    expect((await revise(entryId, ['From the bin.'])).status).toBe(409);
    expect((await read(entryId)).entry?.text).toBe(answers[0]);
  });

  it('changes an entry that was made without a session', async () => {
    const { data } = await api
      .clientFor(ada.context)
      .from('entries')
      .insert({ user_id: ada.id, text: 'By a program.' })
      .select('id')
      .single();
    const id = data?.id ?? '';
    expect((await revise(id, ['By a person.'])).status).toBe(200);
    const client = api.clientFor(ada.context);
    expect((await client.from('entries').select('text').eq('id', id).single()).data?.text).toBe(
      'By a person.',
    );
    expect((await client.from('analyses').select('id').eq('entry_id', id)).data).toHaveLength(1);
  });
});
