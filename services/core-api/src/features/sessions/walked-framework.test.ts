import { randomUUID } from 'node:crypto';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('a session that walks a framework of the library', () => {
  let api: TestApi;
  let person: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    person = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
  });
  afterAll(() => api.stop());

  const begin = async (framework: string, answers: string[]) => {
    const id = randomUUID();
    const { error } = await api.clientFor(person.context).from('sessions').insert({ id, framework, answers });
    return { id, error };
  };
  const call = async (name: string, input: object) => {
    const response = await api.fetchAs(person.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: await response.json() };
  };
  const entryOf = async (sessionId: string) => {
    const { data } = await api
      .clientFor(person.context)
      .from('entries')
      .select('id,framework,framework_name,title,text')
      .eq('session_id', sessionId);
    const [entry] = data ?? [];
    if (!entry) throw new Error('There is no entry');
    return entry;
  };

  it('becomes an entry that says what the framework is called, with words and choices as they read', async () => {
    const { id } = await begin('decision-journal@1', [
      'Whether I take the [post in Delft].',
      '',
      'Take it\nStay',
      'Take it',
    ]);
    expect(await call('complete-session', { session_id: id })).toMatchObject({ status: 200 });
    const entry = await entryOf(id);
    expect(entry).toMatchObject({ framework: 'decision-journal@1', framework_name: 'Decision journal' });
    expect(entry.title).toContain('post in Delft');
    expect(entry.text).toContain('– Take it\n– Stay');
    expect(entry.text).toContain('Which one are you choosing?\nTake it');
  });

  it('keeps its answers when the text of the entry is changed', async () => {
    const { id } = await begin('gratitude@1', ['The light this morning.']);
    await call('complete-session', { session_id: id });
    const { id: entryId } = await entryOf(id);
    expect(
      await call('revise-entry', { entry_id: entryId, base_version: 1, answers: ['The light.'] }),
    ).toMatchObject({
      status: 200,
    });
    expect(await entryOf(id)).toMatchObject({ text: 'The light.' });
    const { data } = await api
      .clientFor(person.context)
      .from('sessions')
      .select('answers')
      .eq('id', id)
      .single();
    expect(data).toEqual({ answers: ['The light this morning.'] });
  });

  it('stays open where there is no such framework, and begins with nothing that is none', async () => {
    const { id } = await begin('nowhere@3', ['Something.']);
    expect(await call('complete-session', { session_id: id })).toMatchObject({ status: 404 });
    expect((await begin('nowhere', ['Something.'])).error).toMatchObject({ code: '23514' });
  });
});
