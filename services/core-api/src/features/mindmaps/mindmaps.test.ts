import { type Change, editingFunctions as contract } from '@reflectory/contracts/editing';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

type Given = Partial<Change> & Pick<Change, 'kind' | 'table' | 'row_id'>;

describe('mind maps', () => {
  let api: TestApi;
  let acme: string;
  let ada: TestPerson;
  let max: TestPerson;
  let map: string;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
    await api.owner.query(
      `insert into public.global_features (feature_key, enabled) values ('mindmaps', true)
       on conflict (feature_key) do update set enabled = true`,
    );
  });
  afterAll(() => api.stop());

  const call = async (person: TestPerson, name: keyof typeof contract, input: object) => {
    const response = await api.fetchAs(person.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify({ type: 'mindmap', id: map, ...input }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  /** What became of each change. */
  const change = async (person: TestPerson, ...given: Given[]) => {
    const changes = given.map((one) => ({
      id: randomUUID(),
      device_id: person.id,
      made_at: new Date().toISOString(),
      seen: 0,
      fields: {},
      ...one,
    }));
    const { body } = await call(person, 'change-object', { known: 0, changes });
    return contract['change-object'].output.parse(body).results.map(({ status, code }) => code ?? status);
  };
  const nodes = async (person = ada) => {
    const { body } = await call(person, 'get-object', {});
    const rows = contract['get-object'].output.parse(body).tables['mindmap_nodes'] ?? [];
    return rows.map(({ id, parent_id, text }) => ({ id, parent_id, text }));
  };
  const node = (id: string, fields: object = {}) =>
    ({
      kind: 'add',
      table: 'mindmap_nodes',
      row_id: id,
      fields: { rank: 'V', text: id.slice(0, 4), ...fields },
    }) as const;
  const move = (id: string, parent_id: string | null) =>
    ({ kind: 'set', table: 'mindmap_nodes', row_id: id, fields: { parent_id } }) as const;
  const begin = (person: TestPerson) =>
    change(person, { kind: 'add', table: 'mindmaps', row_id: map, fields: { title: 'Move' } });

  beforeEach(async () => {
    [ada, max, map] = [
      await createPerson(api.owner, acme),
      await createPerson(api.owner, acme),
      randomUUID(),
    ];
    await begin(ada);
  });
  const share = (level: string) =>
    api.owner.query(
      `insert into public.grants (instance_id, object_type, object_id, level, user_id, accepted_at)
       values ($1, 'mindmap', $2, $3, $4, now())`,
      [acme, map, level, max.id],
    );

  it('are their owner’s alone until they are shared, and then as far as that goes', async () => {
    const a = randomUUID();
    await change(ada, node(a));
    expect((await call(max, 'get-object', {})).status).toBe(404);
    expect(await change(max, node(randomUUID()))).toEqual(['gone']);
    await share('view');
    expect(await nodes(max)).toHaveLength(1);
    expect(await change(max, move(a, null))).toEqual(['not_permitted']);
    await api.owner.query("update public.grants set level = 'edit' where user_id = $1", [max.id]);
    expect(await change(max, node(randomUUID()), { kind: 'remove', table: 'mindmaps', row_id: map })).toEqual(
      ['applied', 'not_permitted'],
    );
  });

  it('never hang a node on itself: of two that move branches into each other, one is refused', async () => {
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
    await share('edit');
    await change(ada, node(a), node(b), node(c, { parent_id: b }));
    expect(await change(ada, move(b, a))).toEqual(['applied']);
    expect(await change(max, move(a, c), move(a, a))).toEqual(['invalid', 'invalid']);
    expect(await nodes()).toContainEqual({ id: a, parent_id: null, text: a.slice(0, 4) });
  });

  it('have no nodes of other maps, and lead nowhere but where one can go', async () => {
    const [a, other, mine] = [randomUUID(), randomUUID(), map];
    await change(ada, node(a));
    map = randomUUID();
    await begin(ada);
    await change(ada, node(other));
    expect(await change(ada, move(other, a))).toEqual(['invalid']);
    const line = { kind: 'add', table: 'mindmap_edges', row_id: randomUUID() } as const;
    expect(await change(ada, { ...line, fields: { from_id: other, to_id: a } })).toEqual(['invalid']);
    expect(await change(ada, { ...line, fields: { from_id: other, to_id: other } })).toEqual(['invalid']);
    const lead = (link: unknown) =>
      change(ada, { kind: 'set', table: 'mindmap_nodes', row_id: other, fields: { link } });
    expect(await lead({ type: 'address', address: 'javascript:alert(1)' })).toEqual(['invalid']);
    expect(await lead({ type: 'entry', id: 'x' })).toEqual(['invalid']);
    expect(await lead({ type: 'mindmap', id: mine })).toEqual(['applied']);
    expect(await lead({ type: 'address', address: 'https://lyon.example' })).toEqual(['applied']);
  });

  it('keep what was added to a branch that somebody removed meanwhile', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    await share('edit');
    await change(ada, node(a));
    await change(ada, { kind: 'remove', table: 'mindmap_nodes', row_id: a });
    expect(await change(max, node(b, { parent_id: a }))).toEqual(['applied']);
    expect(await nodes()).toEqual([{ id: b, parent_id: a, text: b.slice(0, 4) }]);
  });

  it('are listed by when something on them was changed', async () => {
    const at = async () => {
      const [row] = await api.owner.query<{ at: string }>(
        'select updated_at::text as at from public.mindmaps where id = $1',
        [map],
      );
      return row?.at;
    };
    await api.owner.query('update public.mindmaps set updated_at = now() where id = $1', [map]);
    const before = await at();
    await change(ada, node(randomUUID()));
    expect(await at()).toBe(before);
    await api.owner.query('alter table public.mindmaps disable trigger touch');
    await api.owner.query("update public.mindmaps set updated_at = now() - interval '1 hour' where id = $1", [
      map,
    ]);
    await api.owner.query('alter table public.mindmaps enable trigger touch');
    const old = await at();
    await change(ada, node(randomUUID()));
    expect(await at()).not.toBe(old);
    // Nobody reads in the log that a map was looked after.
    const kinds = await api.owner.query<{ table_name: string }>(
      'select distinct table_name from public.object_changes where object_id = $1 and number > 1',
      [map],
    );
    expect(only(kinds)).toEqual({ table_name: 'mindmap_nodes' });
  });

  it('go with everything on them, and with their person', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    await change(ada, node(a), node(b, { parent_id: a }));
    await api.owner.query('delete from public.instance_users where user_id = $1', [ada.id]);
    for (const table of ['mindmaps', 'mindmap_nodes', 'mindmap_edges'])
      expect(
        await api.owner.query(
          `select from public.${table} where instance_id = $1 and ${table === 'mindmaps' ? 'id' : 'map_id'} = $2`,
          [acme, map],
        ),
      ).toEqual([]);
  });
});
