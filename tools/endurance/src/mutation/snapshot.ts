import { setTimeout as sleep } from 'node:timers/promises';
import type { Catalogue } from '../isolation/catalogue.ts';
import { placeOf } from '../isolation/catalogue.ts';
import type { Owner } from '../testing/owner.ts';

/** Rows as they were, to be put back after somebody could do what they should not. */
export type Snapshot = { restore(): Promise<void> };

/** Feeds that go on by themselves. */
const running = /^(app\.(outbox|control_plane_)|realtime\.|auth\.rate_limits)/;

/** Whether something changed that gateways remember. */
const remembered = [
  'app.instances',
  'public.instance_users',
  'public.instance_features',
  'public.global_features',
]
  .map((place) => `exists (select * from ${place} except select * from snapshot.${place.replace('.', '__')})`)
  .join(' or ');

/** Says to all gateways that all of it is otherwise. */
const tellEverybody = `
  insert into app.outbox (kind, payload)
    select 'membership_changed', jsonb_build_object('instance_id', instance_id, 'user_id', user_id)
    from public.instance_users;
  select app.note_control_plane_change(null)`;
const TELLING_MS = 1500;

/** Copies every table of ours into a schema of its own. */
export async function takeSnapshot(owner: Owner, { relations }: Catalogue): Promise<Snapshot> {
  const tables = relations.filter((relation) => relation.isTable && !running.test(placeOf(relation)));
  await owner.query('create schema snapshot');
  for (const table of tables) {
    await owner.query(`create table snapshot.${table.schema}__${table.name} as table ${placeOf(table)}`);
  }
  const statements = tables.map(({ schema, name, columns }) => {
    const kept = columns.filter(({ isGenerated }) => !isGenerated).map((column) => `"${column.name}"`);
    // Numbers that a table gives itself are given once more as they were.
    const given = columns.some(({ name: id, isGenerated }) => isGenerated && id === 'id')
      ? [...kept, '"id"']
      : kept;
    const list = given.join(', ');
    return `delete from ${schema}.${name};
      insert into ${schema}.${name} (${list}) overriding system value select ${list} from snapshot.${schema}__${name};`;
  });
  // Neither triggers nor keys have anything to say while everything is put back.
  const restore = `begin; set local session_replication_role = replica; ${statements.join('\n')} commit;`;
  return {
    async restore() {
      const [told] = await owner.query<{ isChanged: boolean }>(`select ${remembered} as "isChanged"`);
      await owner.query(restore);
      if (!told?.isChanged) return;
      await owner.query(tellEverybody);
      await sleep(TELLING_MS);
    },
  };
}
