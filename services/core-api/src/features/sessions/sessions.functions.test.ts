import { journalFunctions } from '@reflectory/contracts/journal';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';

let api: TestApi;
let ada: TestPerson;
let max: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
  max = await createPerson(api.owner, await createInstance(api.owner, 'globex'));
});
afterAll(() => api.stop());

const answers = ['I worry about [the talk on Friday].', '', 'I could not sleep, and my heart was racing.'];

const save = async (person: TestPerson, values: { answers: string[]; title?: string }) => {
  const id = randomUUID();
  const { error } = await api
    .clientFor(person.context)
    .from('sessions')
    .insert({ id, user_id: person.id, framework: 'anxious', ...values });
  expect(error).toBeNull();
  return id;
};
const complete = (person: TestPerson | null, sessionId: string) =>
  api.fetchAs(person?.context ?? null, '/functions/v1/complete-session', {
    method: 'POST',
    body: JSON.stringify({ session_id: sessionId }),
  });
const countOf = async (table: 'entries' | 'analyses' | 'artworks', person: TestPerson) =>
  only(
    await api.owner.query<{ count: number }>(`select count(*)::int from public.${table} where user_id = $1`, [
      person.id,
    ]),
  ).count;

describe('complete-session', () => {
  it('writes entry, analysis and artwork, which the person then reads by table calls', async () => {
    const id = await save(ada, { answers });
    const response = await complete(ada, id);
    const output = journalFunctions['complete-session'].output.parse(await response.json());
    expect(response.status).toBe(200);
    expect(output.analysis?.emotions.map(({ emotion }) => emotion)).toContain('worry');

    const client = api.clientFor(ada.context);
    const { data: entry } = await client.from('entries').select('*').eq('session_id', id).single();
    expect(entry).toMatchObject({ id: output.entry_id, title: 'the talk on Friday', framework: 'anxious' });
    expect(entry?.text).toBe(`${answers[0]}\n\n${answers[2]}`);
    for (const { evidence } of output.analysis?.emotions ?? [])
      for (const { start, end, sentence } of evidence) expect(entry?.text.slice(start, end)).toBe(sentence);
    const { data: analysis } = await client
      .from('analyses')
      .select('*')
      .eq('entry_id', output.entry_id)
      .single();
    expect(analysis).toMatchObject({ engine: 'builtin@5', result: output.analysis });
    const { data: artwork } = await client
      .from('artworks')
      .select('*')
      .eq('entry_id', output.entry_id)
      .single();
    expect(artwork).toMatchObject({ svg: output.artwork_svg, seed: output.entry_id });
    const { data: session } = await client
      .from('sessions')
      .select('status, completed_at')
      .eq('id', id)
      .single();
    expect(session).toMatchObject({ status: 'done', completed_at: expect.any(String) });
  });

  it('gives two calls at the same time, and a later one, the same entry', async () => {
    const before = await countOf('entries', ada);
    const id = await save(ada, { answers, title: 'Friday' });
    const responses = await Promise.all([complete(ada, id), complete(ada, id), complete(ada, id)]);
    responses.push(await complete(ada, id));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const outputs = await Promise.all(responses.map((response) => response.json()));
    for (const output of outputs) expect(output).toEqual(outputs[0]);
    expect(await countOf('entries', ada)).toBe(before + 1);
    expect(await countOf('analyses', ada)).toBe(before + 1);
    expect(await countOf('artworks', ada)).toBe(before + 1);
  });

  it('refuses an empty session and leaves it open as it is', async () => {
    const id = await save(ada, { answers: ['  ', ''] });
    const response = await complete(ada, id);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid_input', message: expect.stringContaining('Nothing is written') },
    });
    const { data } = await api
      .clientFor(ada.context)
      .from('sessions')
      .select('status, answers')
      .eq('id', id)
      .single();
    expect(data).toEqual({ status: 'draft', answers: ['  ', ''] });
  });

  it.each([
    ['only emoji', '😀🙏🏽'],
    ['almost 100,000 characters', 'I was glad. '.repeat(8_300)],
  ])('accepts %s', async (_name, answer) => {
    const id = await save(ada, { answers: [answer] });
    const response = await complete(ada, id);
    expect(response.status).toBe(200);
  });

  it('does not know the session of another person, instance or nobody', async () => {
    const id = await save(ada, { answers });
    expect((await complete(max, id)).status).toBe(404);
    expect((await complete(ada, randomUUID())).status).toBe(404);
    expect((await complete(null, id)).status).toBe(401);
    const colleague = await createPerson(api.owner, ada.instanceId);
    expect((await complete(colleague, id)).status).toBe(404);
    expect(await countOf('entries', max)).toBe(0);
  });
});
