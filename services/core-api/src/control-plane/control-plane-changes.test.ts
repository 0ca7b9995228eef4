import type {} from '@reflectory/contracts/features';
import { setTimeout as pause } from 'node:timers/promises';
import { randomInt, randomUUID } from 'node:crypto';
import {
  CONTEXT_HEADER,
  type ControlPlane,
  type ControlPlaneChanges,
  controlPlaneChangesSchema,
  controlPlaneSchema,
} from '@reflectory/contracts/control-plane';
import { signContext, signControlPlaneToken } from '@reflectory/server-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import {
  createInstance,
  createPerson,
  createTestOwner,
  INTERNAL_SECRET,
  isLockAwaited,
} from '@reflectory/runtime/testing';

const answerSchema = z.union([controlPlaneChangesSchema, controlPlaneSchema]);

describe('changes of the control plane', () => {
  let api: TestApi;
  let acme: string;
  let globex: string;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
    globex = await createInstance(api.owner, 'globex');
  });
  afterAll(() => api.stop());

  const ask = async (since?: string): Promise<ControlPlane | ControlPlaneChanges> => {
    const query = since === undefined ? '' : `?since=${since}`;
    const headers = { [CONTEXT_HEADER]: signControlPlaneToken(INTERNAL_SECRET) };
    return answerSchema.parse(
      await (await fetch(`${api.url}/internal/control-plane${query}`, { headers })).json(),
    );
  };
  const askWhole = async () => controlPlaneSchema.required().parse(await ask());
  const askChanges = async (since: string) => controlPlaneChangesSchema.parse(await ask(since));

  it('takes the features of remotes from a gateway, and leaves what is there as it is', async () => {
    const { version } = await askWhole();
    const context = {
      instance_id: acme,
      origin: 'http://localhost',
      db_role: 'service_role' as const,
      user_id: null,
      auth_session_id: null,
      role: 'user' as const,
      claims: { role: 'service_role' },
    };
    const add = async () =>
      fetch(`${api.url}/rest/v1/global_features?on_conflict=feature_key`, {
        method: 'POST',
        headers: {
          [CONTEXT_HEADER]: signContext(context, INTERNAL_SECRET),
          'content-type': 'application/json',
          prefer: 'resolution=ignore-duplicates,return=minimal',
        },
        body: JSON.stringify([
          { feature_key: 'kindness', enabled: false, description: 'A list of kind things' },
          { feature_key: 'beta_programme', enabled: false, description: '' },
        ]),
      });
    expect((await add()).status).toBe(201);
    expect((await add()).ok).toBe(true);
    const { globalFeatures } = await askChanges(version);
    expect(globalFeatures).toMatchObject({ kindness: false, beta_programme: true });
  });

  it('tells of the instances that changed, and of no other', async () => {
    const { version, revision } = await askWhole();
    expect(await askChanges(version)).toMatchObject({ since: version, version, changed: [], removed: [] });

    await api.owner.query("update app.instances set name = 'Acme Inc.' where id = $1", [acme]);
    const renamed = await askChanges(version);
    expect(renamed.changed).toMatchObject([{ id: acme, name: 'Acme Inc.', domains: [], features: {} }]);
    expect(renamed.revision).toBeGreaterThan(revision);
    await api.owner.query("insert into app.instance_domains values ($1, 'notes.globex.example')", [globex]);
    const placed = await askChanges(renamed.version);
    expect(placed.changed).toMatchObject([{ id: globex, domains: ['notes.globex.example'] }]);
    expect((await askChanges(version)).changed.map(({ id }) => id)).toEqual([acme, globex]);

    const admin = await createPerson(api.owner, acme, 'admin');
    const feature = { feature_key: 'beta_programme', enabled: false };
    await api.clientFor(admin.context).from('instance_features').insert(feature).throwOnError();
    const switched = await askChanges(placed.version);
    expect(switched.changed).toMatchObject([{ id: acme, features: { beta_programme: false } }]);
    expect(switched).toMatchObject({ removed: [], globalFeatures: { beta_programme: true } });
  });

  it('tells of a domain that moved to both instances, and of features of all to none', async () => {
    const { version } = await askWhole();
    await api.owner.query("update app.instance_domains set instance_id = $1 where domain like 'notes.%'", [
      acme,
    ]);
    expect((await askChanges(version)).changed).toMatchObject([
      { id: acme, domains: ['notes.globex.example'] },
      { id: globex, domains: [] },
    ]);
    const moved = await askWhole();
    await api.owner.query(
      "update public.global_features set enabled = false where feature_key = 'beta_programme'",
    );
    expect(await askChanges(moved.version)).toMatchObject({
      changed: [],
      globalFeatures: { beta_programme: false },
    });
  });

  it('tells of an instance that is gone, also of one that came and went unseen', async () => {
    const { version } = await askWhole();
    const shortLived = await createInstance(api.owner, 'short-lived');
    const here = await askChanges(version);
    expect(here.changed.map(({ id }) => id)).toEqual([shortLived]);
    await api.owner.query('delete from app.instances where id = $1', [shortLived]);
    for (const since of [version, here.version])
      expect(await askChanges(since)).toMatchObject({ changed: [], removed: [shortLived] });
  });

  it('a statement that touches no row, or is rolled back, is no change', async () => {
    const { version } = await askWhole();
    await api.owner.query("update app.instances set name = 'Nobody' where slug = 'nobody'");
    await api.owner.query("begin; update app.instances set name = 'Undone'; rollback");
    expect(await askChanges(version)).toMatchObject({ version, changed: [] });
  });

  it('answers everything where the version is unknown, too old, or nonsense', async () => {
    const { version, instances } = await askWhole();
    for (const since of [randomUUID(), 'nonsense', '']) expect(await ask(since)).toMatchObject({ instances });
    const forget = () =>
      api.database.asService('control_plane', null, (tx) => tx.query('select app.forget_old_changes()'));
    const age = () =>
      api.owner.query("update app.control_plane_changes set created_at = now() - interval '25 hours'");
    await age();
    await forget();
    // Nothing is newer than this one, however old it is.
    expect(await askChanges(version)).toMatchObject({ version });
    await api.owner.query("update app.instances set name = 'Globex Ltd.' where id = $1", [globex]);
    await forget();
    const { version: next } = await askChanges(version);
    await age();
    await forget();
    expect(await ask(version)).not.toHaveProperty('since');
    expect(await askChanges(next)).toMatchObject({ changed: [] });
  });

  it('answers everything after a change of more instances than are named, and when told to', async () => {
    const { version } = await askWhole();
    await api.owner.query(
      `insert into app.instances (slug, name, brand)
       select 'many-' || n, 'Many', (select brand from app.instances limit 1) from generate_series(1, 1001) n`,
    );
    expect((await askWhole()).instances).toHaveLength(1003);
    expect(await ask(version)).not.toHaveProperty('since');
    const { version: next } = await askWhole();
    await api.owner.query(
      "delete from app.instances where slug in (select 'many-' || n from generate_series(1, 1000) n)",
    );
    expect((await askChanges(next)).removed).toHaveLength(1000);
    await api.owner.query('select app.note_control_plane_change(null)');
    expect(await ask(next)).not.toHaveProperty('since');
  });

  it('answers everything to who knows a version that a database set back has never had', async () => {
    const before = await askWhole();
    await api.owner.query("update app.instances set name = 'Lost' where id = $1", [acme]);
    const lost = await askWhole();
    await api.owner.query('delete from app.control_plane_changes where revision > $1', [before.revision]);
    await api.owner.query('update app.control_plane_revision set revision = $1', [before.revision]);
    for (const name of ['Other', 'Acme'])
      await api.owner.query('update app.instances set name = $2 where id = $1', [acme, name]);
    expect((await askWhole()).revision).toBeGreaterThan(lost.revision);
    expect(await ask(lost.version)).not.toHaveProperty('since');
    expect((await askChanges(before.version)).changed).toMatchObject([{ id: acme, name: 'Acme' }]);
  });

  it('a change that commits after one that began later is not lost', async () => {
    const { version } = await askWhole();
    const [first, second] = [await createTestOwner(api.ownerUrl), await createTestOwner(api.ownerUrl)];
    const rename = "update app.instances set name = 'Raced' where id = $1";
    await first.query('begin');
    await first.query(rename, [acme]);
    let isDone = false;
    const later = second.query(rename, [globex]).then(() => (isDone = true));
    await expect.poll(() => isLockAwaited(api.owner)).toBe(true);
    // The later one waits: a revision above the first cannot be seen before it.
    expect(isDone).toBe(false);
    expect(await askChanges(version)).toMatchObject({ version, changed: [] });
    await first.query('commit');
    await later;
    const changes = await askChanges(version);
    expect(changes.changed.map(({ id, name }) => [id, name])).toEqual([
      [acme, 'Raced'],
      [globex, 'Raced'],
    ]);
    await Promise.all([first.end(), second.end()]);
  });

  it('who follows many writers at once has what they wrote, at every step and at the end', async () => {
    const start = await askWhole();
    let { version } = start;
    let isWriting = true;
    const known = new Map(start.instances.map((instance) => [instance.id, instance]));
    const follow = async () => {
      const changes = await askChanges(version);
      for (const id of changes.removed) known.delete(id);
      for (const instance of changes.changed) known.set(instance.id, instance);
      version = changes.version;
      return changes.revision;
    };
    const write = async (writer: number) => {
      const client = await createTestOwner(api.ownerUrl);
      for (let turn = 0; turn < 15; turn += 1) {
        await client.query('begin');
        const slug = `writer-${writer}-${turn}`;
        await client.query(
          `insert into app.instances (slug, name, brand) select $1, 'New', brand from app.instances limit 1`,
          [slug],
        );
        if (turn > 0)
          await client.query(
            turn % 3 === 0
              ? 'delete from app.instances where slug = $1'
              : "update app.instances set name = 'Newer' where slug = $1",
            [`writer-${writer}-${turn - 1}`],
          );
        await pause(randomInt(5));
        await client.query(turn % 5 === 4 ? 'rollback' : 'commit');
      }
      await client.end();
    };
    const following = (async () => {
      let last = start.revision;
      while (isWriting) {
        const revision = await follow();
        expect(revision).toBeGreaterThanOrEqual(last);
        last = revision;
      }
    })();
    await Promise.all(Array.from({ length: 5 }, (_, writer) => write(writer)));
    isWriting = false;
    await following;
    await follow();
    const end = await askWhole();
    expect(end.instances.length).toBeGreaterThan(start.instances.length);
    expect([...known.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      end.instances.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
  });
});
