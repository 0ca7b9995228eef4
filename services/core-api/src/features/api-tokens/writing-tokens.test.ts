import type { ApiScope } from '@reflectory/contracts/api-tokens';
import { journalFunctions } from '@reflectory/contracts/journal';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const completed = journalFunctions['complete-session'].output;
const revised = journalFunctions['revise-entry'].output;

const document = (word: string, tag: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: word, marks: [{ type: 'bold' }] },
        { type: 'text', text: ' ' },
        { type: 'tag', attrs: { label: tag } },
      ],
    },
  ],
});

describe('tokens that write', () => {
  let api: TestApi;
  let instance: string;
  let ada: TestPerson;
  let grace: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    instance = await createInstance(api.owner, 'acme');
  });
  beforeEach(async () => {
    ada = await createPerson(api.owner, instance);
    grace = await createPerson(api.owner, instance);
  });
  afterAll(() => api.stop());

  const as = (person: TestPerson, ...scopes: ApiScope[]): RequestContext => ({
    ...person.context,
    db_role: 'api_token',
    auth_session_id: null,
    claims: { aal: 'aal1', scopes },
  });
  const writing = (person = ada) => as(person, 'journal:read', 'journal:draft', 'journal:write');
  const ask = async (context: RequestContext, method: string, path: string, body?: object) => {
    const response = await api.fetchAs(context, path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    return { status: response.status, body: answer === '' ? null : (JSON.parse(answer) as unknown) };
  };
  const call = (context: RequestContext, name: string, input: object) =>
    ask(context, 'POST', `/functions/v1/${name}`, input);
  const write = async (context: RequestContext, values: object = {}, moment: object = {}) => {
    const id = randomUUID();
    const session = { id, framework: 'free', title: 'Snow', answers: ['The sea was grey'], ...values };
    expect(await ask(context, 'POST', '/rest/v1/sessions', session)).toMatchObject({ status: 201 });
    const { body, status } = await call(context, 'complete-session', { session_id: id, ...moment });
    expect({ body, status }).toMatchObject({ status: 200 });
    return { session: id, entry: completed.parse(body).entry_id };
  };
  const find = async (id: string) =>
    only(
      await api.owner.query<Record<string, unknown>>(
        `select title, text, version, document, entry_at, entry_date::text as day, binned_at,
           array(select t.label from public.entry_tags l join public.tags t on t.instance_id = l.instance_id and t.id = l.tag_id
             where l.entry_id = e.id order by t.label) as tags
         from public.entries e where id = $1`,
        [id],
      ),
    );
  const versions = (id: string) =>
    api.owner.query(
      'select version, title, text, answers from public.entry_versions where entry_id = $1 order by version',
      [id],
    );

  it('finish what they added, once, on the day that it was written', async () => {
    const moment = { entry_at: '2024-02-29T22:30:00Z', time_zone: 'Asia/Tokyo' };
    const { session, entry } = await write(writing(), {}, moment);
    expect(await find(entry)).toMatchObject({ title: 'Snow', version: 1, day: '2024-03-01' });
    const again = await call(writing(), 'complete-session', { session_id: session, ...moment });
    expect(completed.parse(again.body).entry_id).toBe(entry);
  });

  it('have what they write read, and drawn where entries are not', async () => {
    const results = (entry: string, table: 'analyses' | 'artworks') =>
      ask(writing(), 'GET', `/rest/v1/${table}?entry_id=eq.${entry}&select=engine`);
    const readEntry = await write(writing());
    await expect
      .poll(async () => (await results(readEntry.entry, 'analyses')).body)
      .toMatchObject([{ engine: expect.any(String) }]);
    await api.owner.query(
      `insert into public.instance_features (instance_id, feature_key, enabled) values ($1, 'insights', false)`,
      [instance],
    );
    const drawn = await write(writing());
    await api.owner.query('delete from public.instance_features where instance_id = $1', [instance]);
    expect((await results(drawn.entry, 'artworks')).body).toMatchObject([{ engine: expect.any(String) }]);
    expect((await results(drawn.entry, 'analyses')).body).toEqual([]);
  });

  it('change words and title, with the tags that the words name, and what stood there is a version', async () => {
    const first = document('Grey', 'sea');
    const { session, entry } = await write(writing(), { answers: ['Grey #sea'], documents: [first] });
    expect(await find(entry)).toMatchObject({ document: first, tags: ['sea'] });
    const { body, status } = await call(writing(), 'revise-entry', {
      entry_id: entry,
      base_version: 1,
      title: 'Thaw',
      answers: ['Blue #sky'],
      documents: [document('Blue', 'sky')],
    });
    expect({ body, status }).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await find(entry)).toMatchObject({ title: 'Thaw', text: 'Blue #sky', tags: ['sky'] });
    expect(await versions(entry)).toEqual([
      { version: 1, title: 'Snow', text: 'Grey #sea', answers: ['Grey #sea'] },
    ]);
    const kept = await api.owner.query('select answers, revision from public.sessions where id = $1', [
      session,
    ]);
    expect(kept).toMatchObject([{ answers: ['Blue #sky'], revision: '1' }]);
  });

  it('put on the shelf what stands on another version', async () => {
    const { entry } = await write(writing());
    const change = (base: number, text: string) =>
      call(writing(), 'revise-entry', { entry_id: entry, base_version: base, answers: [text], device: 'F' });
    await change(1, 'One');
    const { conflict_id: id, version } = revised.parse((await change(1, 'Other')).body);
    expect(version).toBe(2);
    expect(await find(entry)).toMatchObject({ text: 'One' });
    expect(revised.parse((await change(1, 'Other')).body).conflict_id).toBe(id);
    const shelf = await ask(writing(), 'GET', '/rest/v1/entry_conflicts?select=id,text,device');
    expect(shelf.body).toEqual([{ id, text: 'Other', device: 'F' }]);
  });

  it('write nothing without the scope', async () => {
    const { entry, session } = await write(writing());
    const reading = as(ada, 'journal:read', 'journal:draft');
    const revision = { entry_id: entry, base_version: 1, answers: ['No'] };
    expect((await call(reading, 'revise-entry', revision)).status).toBe(403);
    expect((await call(reading, 'complete-session', { session_id: session })).status).toBe(403);
    for (const [method, path, row] of [
      ['POST', 'entries', { text: 'No' }],
      ['PATCH', `entries?id=eq.${entry}`, { text: 'No' }],
      ['PATCH', `sessions?id=eq.${session}`, { answers: ['No'] }],
      ['GET', 'sessions', undefined],
      ['POST', 'artworks', { entry_id: entry, engine: 'x', seed: 'x', svg: '<svg/>' }],
      ['POST', 'entry_conflicts', { entry_id: entry, base_version: 1, text: 'No' }],
    ] as const) {
      expect([method, path, (await ask(reading, method, `/rest/v1/${path}`, row)).status]).toEqual([
        method,
        path,
        403,
      ]);
    }
    expect(await find(entry)).toMatchObject({ text: 'The sea was grey', version: 1 });
  });

  it('delete nothing, move nothing to the bin and write no history', async () => {
    const { entry, session } = await write(writing());
    const refused = async (method: string, path: string, row?: object) =>
      expect([method, path, (await ask(writing(), method, `/rest/v1/${path}`, row)).status]).toEqual([
        method,
        path,
        403,
      ]);
    await refused('DELETE', `entries?id=eq.${entry}`);
    await refused('DELETE', `sessions?id=eq.${session}`);
    await refused('PATCH', `entries?id=eq.${entry}`, { binned_at: '2026-01-01T00:00:00Z' });
    await refused('PATCH', `entries?id=eq.${entry}`, { user_id: grace.id });
    await refused('PATCH', `entries?id=eq.${entry}`, { version: 9 });
    await refused('POST', 'entry_versions', { entry_id: entry, version: 9, title: '', text: 'No' });
    await refused('GET', 'entry_versions');
    expect(await find(entry)).toMatchObject({ binned_at: null, version: 1 });
  });

  it('reach nothing of others, in the bin or sealed', async () => {
    const hers = await write(writing(grace));
    const binned = await write(writing());
    const sealed = await write(writing());
    await api.owner.query('update public.entries set binned_at = now() where id = $1', [binned.entry]);
    await api.owner.query('update public.entries set sealed_until = current_date + 9 where id = $1', [
      sealed.entry,
    ]);
    expect((await ask(writing(), 'GET', '/rest/v1/sessions?select=id')).body).toEqual([]);
    for (const { entry, session } of [hers, binned, sealed]) {
      expect((await call(writing(), 'complete-session', { session_id: session })).status).toBe(404);
      const revision = { entry_id: entry, base_version: 1, answers: ['No'] };
      expect((await call(writing(), 'revise-entry', revision)).status).toBe(404);
      await ask(writing(), 'PATCH', `/rest/v1/entries?id=eq.${entry}`, { text: 'No' });
      expect(await find(entry)).toMatchObject({ text: 'The sea was grey' });
      const shelved = { entry_id: entry, base_version: 1, text: 'No' };
      expect((await ask(writing(), 'POST', '/rest/v1/entry_conflicts', shelved)).status).toBe(403);
    }
    const into = { session_id: hers.session, text: 'No' };
    expect((await ask(writing(), 'POST', '/rest/v1/entries', into)).status).toBe(403);
  });

  it('leave drafts that somebody is writing, and keep answers as an entry kept them', async () => {
    const id = randomUUID();
    await api
      .clientFor(ada.context)
      .from('sessions')
      .insert({ id, user_id: ada.id, framework: 'free', answers: ['I am wri'], revision: 3 })
      .throwOnError();
    expect((await call(writing(), 'complete-session', { session_id: id })).status).toBe(404);
    const { body } = await ask(writing(), 'GET', '/rest/v1/sessions?select=id');
    expect(body).toEqual([]);
    const { session } = await write(writing());
    const past = { answers: ['Never kept'], revision: 99 };
    expect((await ask(writing(), 'PATCH', `/rest/v1/sessions?id=eq.${session}`, past)).status).toBe(204);
    const kept = await api.owner.query('select answers, revision from public.sessions where id = $1', [
      session,
    ]);
    expect(kept).toMatchObject([{ answers: ['The sea was grey'], revision: '0' }]);
  });
});
