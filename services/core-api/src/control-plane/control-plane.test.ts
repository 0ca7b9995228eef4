import { randomUUID } from 'node:crypto';
import {
  CONTEXT_HEADER,
  controlPlaneSchema,
  principalAnswerSchema,
  principalAnswersSchema,
} from '@reflectory/contracts/control-plane';
import { signContext, signControlPlaneToken } from '@reflectory/server-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import {
  createInstance,
  createPerson,
  createTestOwner,
  INTERNAL_SECRET,
  type TestPerson,
  visitorContext,
} from '@reflectory/runtime/testing';
import { createChangeFeed } from '@reflectory/runtime/changes';

describe('the control plane', () => {
  let api: TestApi;
  let acme: string;
  let globex: string;
  let ada: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
    globex = await createInstance(api.owner, 'globex');
    await api.owner.query("insert into app.instance_domains values ($1, 'journal.acme.example')", [acme]);
    ada = await createPerson(api.owner, acme);
    admin = await createPerson(api.owner, acme, 'coach');
  });
  afterAll(() => api.stop());

  const ask = async (path: string, token?: string) =>
    fetch(`${api.url}/internal${path}`, {
      headers: { [CONTEXT_HEADER]: token ?? signControlPlaneToken(INTERNAL_SECRET) },
    });
  const principal = async (instanceId: string, userId: string, query = '') =>
    principalAnswerSchema.parse(await (await ask(`/principals/${instanceId}/${userId}${query}`)).json());

  it('answers gateways only', async () => {
    const asContext = signContext(visitorContext(acme), INTERNAL_SECRET);
    for (const token of ['', asContext, signControlPlaneToken('another secret of at least 32 characters')]) {
      for (const path of ['/control-plane', '/control-plane/events', `/principals/${acme}/${ada.id}`]) {
        expect((await ask(path, token)).status).toBe(401);
      }
    }
  });

  it('tells of every instance with its domains and features', async () => {
    await api.owner.query(
      "insert into public.instance_features (instance_id, feature_key, enabled) values ($1, 'beta_programme', false)",
      [acme],
    );
    const controlPlane = controlPlaneSchema.parse(await (await ask('/control-plane')).json());
    expect(controlPlane.instances).toMatchObject([
      {
        slug: 'acme',
        domains: ['journal.acme.example'],
        features: { beta_programme: false },
        isDefault: false,
      },
      { slug: 'globex', domains: [], features: {}, languages: ['en'] },
    ]);
    expect(controlPlane.globalFeatures).toMatchObject({ beta_programme: true });
    await api.owner.query('update public.instance_features set enabled = true');
    const next = controlPlaneSchema.parse(await (await ask('/control-plane')).json());
    expect(next.revision).toBeGreaterThan(controlPlane.revision);
  });

  it('resolves people: member, coach, stranger to the instance, nobody', async () => {
    const sessionId = randomUUID();
    await api.owner.query(
      "insert into auth.sessions (id, instance_id, user_id, not_after) values ($1, $2, $3, now() + interval '1 day')",
      [sessionId, acme, ada.id],
    );
    expect(await principal(acme, ada.id, `?auth_session_id=${sessionId}`)).toEqual({
      role: 'user',
      isMember: true,
      permissions: [],
      isAuthSessionActive: true,
      isLeaving: false,
      secondFactor: 'none',
      instances: [{ id: acme, name: 'acme', slug: 'acme' }],
    });
    expect(await principal(globex, ada.id, `?auth_session_id=${sessionId}`)).toMatchObject({
      isMember: false,
      isAuthSessionActive: false,
      isLeaving: false,
    });
    expect(await principal(acme, admin.id)).toMatchObject({ role: 'instance_admin' });
    for (const id of [randomUUID(), 'no-uuid'])
      expect((await ask(`/principals/${acme}/${id}`)).status).toBe(404);
  });

  it('answers about many people in the order of the questions', async () => {
    const about = (questions: unknown) =>
      fetch(`${api.url}/internal/principals`, {
        method: 'POST',
        headers: {
          [CONTEXT_HEADER]: signControlPlaneToken(INTERNAL_SECRET),
          'content-type': 'application/json',
        },
        body: JSON.stringify(questions),
      });
    const ids = [admin.id, randomUUID(), ada.id];
    const questions = ids.map((id) => ({ instance_id: acme, user_id: id, auth_session_id: null }));
    const answers = principalAnswersSchema.parse(await (await about(questions)).json());
    expect(answers.map((answer) => answer?.role ?? null)).toEqual(['instance_admin', null, 'user']);
    for (const wrong of [{}, [{ instance_id: acme }], Array(65).fill(questions[0])])
      expect((await about(wrong)).status).toBe(400);
  });

  it('pushes what this process wrote at once, and finds what another wrote', async () => {
    const stream = await ask('/control-plane/events');
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    let received = '';
    const reading = (async () => {
      for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) received += chunk;
    })();
    await api.clientFor(admin.context).from('instance_users').update({ role: 'coach' }).eq('user_id', ada.id);
    const membership = { kind: 'membership_changed', instance_id: acme, user_id: ada.id };
    await expect.poll(() => received).toContain(`data: ${JSON.stringify(membership)}\n\n`);

    const sessionId = randomUUID();
    await api.owner.query(
      "insert into auth.sessions (id, instance_id, user_id, not_after) values ($1, $2, $3, now() + interval '1 day')",
      [sessionId, acme, ada.id],
    );
    await api.owner.query('delete from auth.sessions where id = $1', [sessionId]);
    await api.owner.query("update app.instances set name = 'Acme Inc.' where slug = 'acme'");
    const ended = { kind: 'auth_session_ended', auth_session_id: sessionId };
    await expect.poll(() => received).toContain(JSON.stringify(ended));
    await expect.poll(() => received).toContain('"kind":"control_plane_changed"');
    const before = received.length;
    await api.owner.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [
      ada.id,
    ]);
    await expect.poll(() => received.slice(before)).toContain(JSON.stringify(membership));
    const once = received;
    const lastId = randomUUID();
    const last = { kind: 'auth_session_ended', auth_session_id: lastId };
    await api.owner.query(
      "select app.emit('auth_session_ended', jsonb_build_object('auth_session_id', $1::text))",
      [lastId],
    );
    await expect.poll(() => received).toContain(lastId);
    // What comes next is the next event: nothing was told twice.
    expect(received).toBe(`${once}data: ${JSON.stringify(last)}\n\n`);
    await stream.body?.cancel().catch(() => undefined);
    void reading;
  });

  it('delivers a change that commits after a later one', async () => {
    const early = await createTestOwner(api.ownerUrl);
    const events: string[] = [];
    const changes = createChangeFeed({ database: api.database, onError: () => {}, pollMs: 30 });
    changes.subscribe({ onEvent: (event) => events.push(JSON.stringify(event)), onEnd: () => {} });
    changes.start();
    const [first, second] = [randomUUID(), randomUUID()];
    const emit = "select app.emit('auth_session_ended', jsonb_build_object('auth_session_id', $1::text))";
    await early.query('begin');
    await early.query(emit, [first]);
    await api.owner.query(emit, [second]);
    await expect.poll(() => events.join()).toContain(second);
    await early.query('commit');
    await expect.poll(() => events.join()).toContain(first);
    changes.stop();
    await early.end();
  });
});
