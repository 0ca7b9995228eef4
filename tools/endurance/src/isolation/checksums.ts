import type { Owner } from '../testing/owner.ts';
import { type Catalogue, personColumnOf, placeOf, type Relation } from './catalogue.ts';
import { type PersonName, travellerName, victimNames, type World } from './world.ts';

/** Columns that the service itself keeps up, whoever asks: when something was last tried, and the mail that waits. */
const ownBusiness: Readonly<Record<string, readonly string[]>> = {
  'auth.users': ['updated_at', 'recovery_sent_at', 'confirmation_sent_at'],
  'auth.mfa_factors': ['updated_at', 'last_challenged_at'],
};
/** A mail that somebody asks for to an address replaces the earlier one, and admins give roles: that is what both are for. */
const changedByOthers = new Set(['auth.one_time_tokens', 'public.role_members']);

/** Fingerprint of all rows of a table that are a victim's, or the untouched instance's, by `table of party`. */
export type Checksums = ReadonlyMap<string, string>;

/** Reads every row of the victims by the owner's connection, in one statement. */
export async function readChecksums(
  owner: Owner,
  { relations }: Catalogue,
  world: World,
): Promise<Checksums> {
  const parts = relations
    .filter((relation) => relation.isTable && !changedByOthers.has(placeOf(relation)))
    .flatMap((relation) => partsOf(relation, world));
  const rows = await owner.query<{ name: string; sum: string }>(parts.join(' union all '));
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}

/** One query for each victim whose rows a table may hold; ids are ours and hold nothing to be escaped. */
function partsOf(relation: Relation, { people, instances }: World): string[] {
  const place = placeOf(relation);
  const has = (name: string) => relation.columns.some((column) => column.name === name);
  const left = (ownBusiness[place] ?? []).map((column) => `- '${column}'`).join(' ');
  const part = (name: string, where: string) =>
    `select '${place} of ${name}' as name, md5(coalesce(string_agg(line, ' ' order by line), '')) as sum
     from (select (to_jsonb(t) ${left})::text as line from ${place} t where ${where}) lines`;
  const own = place === 'auth.users' ? 'id' : personColumnOf(relation);
  const names: readonly PersonName[] = own ? [...victimNames, travellerName] : [];
  // Who somebody is is theirs wherever they act.
  const isOfPerson = !has('instance_id') || place.startsWith('auth.');
  const ofPeople = names
    .filter((name) => name !== travellerName || !isOfPerson)
    .map((name) => {
      const { id, instance } = people[name];
      const here = has('instance_id') ? `and instance_id = '${instance.id}'` : '';
      return part(name, `"${own}" = '${id}' ${here}`);
    });
  const column = place === 'app.instances' ? 'id' : has('instance_id') ? 'instance_id' : null;
  return column === null ? ofPeople : [...ofPeople, part('gamma', `"${column}" = '${instances.gamma.id}'`)];
}

/** What changed between two readings, as `table of party`. */
export function changedSince(before: Checksums, after: Checksums): string[] {
  return [...before].filter(([name, sum]) => after.get(name) !== sum).map(([name]) => name);
}
