import { journalFunctions } from '@reflectory/contracts/journal';
import { randomUUID } from 'node:crypto';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMarkedPlaces } from '../../testing/marked-places.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';

/** Stands in every text that is written here. */
const MARK = 'heron-quartz-mallow';
const answers = [`I saw a ${MARK} today and was glad.`];
const journal = ['sessions', 'entries', 'presentation_shares'];

describe('deleting for good', () => {
  let api: TestApi;
  let acme: string;
  let ada: TestPerson;
  let key: string;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
    // Somebody listens, so that every written row is copied.
    await api.owner.query(
      `insert into realtime.listening (process, relation, until)
       select gen_random_uuid(), ('public.' || name)::regclass, now() + interval '1 hour' from unnest($1::text[]) name`,
      [journal],
    );
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    ada = await createPerson(api.owner, acme);
    key = randomUUID();
  });

  const send = async (
    path: string,
    body: unknown,
    { prefer = 'return=representation', context = ada.context as RequestContext, method = 'POST' } = {},
  ) => {
    const response = await api.fetchAs(context, path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', 'idempotency-key': key, prefer },
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
  const remove = (table: string, id: string) =>
    send(`/rest/v1/${table}?id=eq.${id}`, null, { method: 'DELETE', prefer: 'return=minimal' });
  const session = () => ({ id: randomUUID(), user_id: ada.id, framework: 'free', title: MARK, answers });

  /** A finished session with its share; every call could be sent again. */
  const write = async (type: 'session' | 'overall' = 'session') => {
    const row = session();
    key = randomUUID();
    expect((await send('/rest/v1/sessions', row)).status).toBe(201);
    const completed = await send('/functions/v1/complete-session', { session_id: row.id });
    const { entry_id: entryId } = journalFunctions['complete-session'].output.parse(completed.body);
    const share = {
      user_id: ada.id,
      title: MARK,
      presentation_type: type,
      presentation_data: { title: MARK, entries: [{ title: MARK, text: answers[0] }] },
      source_id: type === 'session' ? entryId : null,
    };
    const shared = await send('/rest/v1/presentation_shares', share);
    expect(shared.status).toBe(201);
    return { row, entryId, shareId: String(shared.body[0].id) };
  };

  it('an entry leaves no word of it anywhere, and its link is revoked and empty', async () => {
    const { entryId, shareId } = await write();
    expect(await findMarkedPlaces(api.owner, MARK)).toEqual(
      expect.arrayContaining([
        'app.idempotent_calls.answer',
        'public.analyses.result',
        'public.presentation_shares.presentation_data',
        'public.sessions.answers',
        'realtime.changes.record',
      ]),
    );
    expect((await remove('entries', entryId)).status).toBe(204);
    expect(await findMarkedPlaces(api.owner, MARK)).toEqual([]);
    const [share] = await api.owner.query('select * from public.presentation_shares where id = $1', [
      shareId,
    ]);
    expect(share).toMatchObject({ revoked_at: expect.any(Date), presentation_data: {}, source_id: null });
  });

  it('an entry takes the journey link with it that may show it, and no earlier one', async () => {
    const [earlier] = await api.owner.query<{ id: string }>(
      `insert into public.presentation_shares (instance_id, user_id, title, presentation_type, presentation_data)
       values ($1, $2, 'Journey', 'overall', '{"entries": []}') returning id`,
      [acme, ada.id],
    );
    const { entryId, shareId } = await write('overall');
    await remove('entries', entryId);
    expect(await findMarkedPlaces(api.owner, MARK)).toEqual([]);
    const links = await api.owner.query<{ id: string; is_open: boolean }>(
      'select id, revoked_at is null as is_open from public.presentation_shares where user_id = $1',
      [ada.id],
    );
    expect(new Map(links.map(({ id, is_open }) => [id, is_open]))).toEqual(
      new Map([
        [earlier?.id, true],
        [shareId, false],
      ]),
    );
  });

  it('a draft and a link leave no word either', async () => {
    const draft = session();
    await send('/rest/v1/sessions', draft);
    await remove('sessions', draft.id);
    expect(await findMarkedPlaces(api.owner, MARK)).toEqual([]);
    const { shareId, entryId } = await write();
    await remove('presentation_shares', shareId);
    const shares = await api.owner.query(
      `select 1 from realtime.changes where relation = 'public.presentation_shares'::regclass
         and concat(record, old_record) like $1`,
      [`%${MARK}%`],
    );
    expect(shares).toEqual([]);
    await remove('entries', entryId);
    expect(await findMarkedPlaces(api.owner, MARK)).toEqual([]);
  });

  it('a call whose answer is gone is not done again, and says so', async () => {
    const draft = session();
    await send('/rest/v1/sessions', draft);
    await remove('sessions', draft.id);
    expect(await send('/rest/v1/sessions', draft)).toMatchObject({
      status: 410,
      body: { code: 'idempotency_answer_deleted' },
    });
    expect(await api.owner.query('select 1 from public.sessions where id = $1', [draft.id])).toEqual([]);
  });

  it('an answer that does not name its row goes too; what was said of other rows stays', async () => {
    const kept = session();
    await send('/rest/v1/sessions', kept);
    const keptKey = key;
    key = randomUUID();
    const draft = session();
    await send('/rest/v1/sessions?select=title,answers', draft);
    await remove('sessions', draft.id);
    const left = await api.owner.query<{ key: string }>(
      'select key from app.idempotent_calls where position($1 in answer) > 0',
      [MARK],
    );
    expect(left).toEqual([{ key: keptKey }]);
    await remove('sessions', kept.id);
  });

  it('what a program wrote with the service key goes too', async () => {
    const service = { ...visitorContext(acme), db_role: 'service_role' as const };
    const draft = session();
    const written = await send(
      '/rest/v1/sessions',
      { ...draft, instance_id: acme },
      { context: { ...service, claims: { role: 'service_role' } } },
    );
    expect(written.status).toBe(201);
    await remove('sessions', draft.id);
    expect(await findMarkedPlaces(api.owner, MARK)).toEqual([]);
  });

  it('those who listen are told that the row is gone, by its key alone', async () => {
    const { entryId } = await write();
    await remove('entries', entryId);
    const told = await api.owner.query(
      `select type, old_record from realtime.changes
       where relation = 'public.entries'::regclass and type = 'DELETE' and old_record ->> 'id' = $1`,
      [entryId],
    );
    expect(told).toEqual([
      { type: 'DELETE', old_record: expect.objectContaining({ id: entryId, user_id: ada.id }) },
    ]);
  });
});
