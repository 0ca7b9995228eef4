import type { Actor } from './actors.ts';
import type { Answer, Ask } from './ask.ts';
import { findMarkers, type MarkedPlace } from './marker.ts';
import { travellerName, victimNames, type World } from './world.ts';

/** Tables of an instance that everybody there reads. */
const openTables = new Set(['help_contacts', 'instance_features', 'translations']);
/** Tables of an instance that its members read. */
const tablesOfMembers = new Set(['catalogue_tracks', 'catalogues', 'library_frameworks', 'library_prompts']);
/** Columns of those that its admins alone read, and that nobody does. */
const columnsOfAdmins = new Set(['catalogues.address']);
const columnsOfNobody = new Set(['catalogue_tracks.media_address']);
/** Tables of an instance that its admins read. */
const tablesOfAdmins = new Set([
  'flagged_words',
  'goal_programs',
  'instance_roles',
  'instance_workflow_runs',
  'instance_workflows',
  'moderation_records',
  'providers',
]);
/** What somebody is told who has still to give their second factor. */
const ownAuthTables = new Set(['users', 'identities', 'mfa_factors', 'sessions']);
/** What admins see of the members of their instance, and nothing else of them. */
const seenByAdmins = new Set(['users.email', 'users.raw_user_meta_data', 'profiles.name']);

/** What those who look after all instances are told of what no handler could take; never what it held. */
const seenBySupers = new Set(['dead_letters.handler', 'dead_letters.name', 'dead_letters.failure']);

/** Whether somebody may read a text that was planted; the one list of doors in the walls. */
function mayRead({ person, host, standing, isRefused }: Actor, place: MarkedPlace, world: World): boolean {
  const { party, table, column } = place;
  if (party === 'nobody') return true;
  if (standing === 'super' && seenBySupers.has(`${table}.${column}`)) return true;
  const owner = Object.values(world.people).find(({ name }) => name === party);
  if (!owner) {
    const isAdminHere = party === host.slug && (standing === 'admin' || standing === 'super');
    if (columnsOfNobody.has(`${table}.${column}`)) return false;
    if (columnsOfAdmins.has(`${table}.${column}`)) return isAdminHere;
    if (party === host.slug && openTables.has(table)) return true;
    if (party === host.slug && tablesOfMembers.has(table)) return person !== null && !isRefused;
    if (tablesOfAdmins.has(table)) return isAdminHere;
    // Name and brand of an instance stand on its pages; those who look after all instances see all of them.
    if (table === 'instances') return party === host.slug || standing === 'super';
    return false;
  }
  if (isRefused === true || (isRefused && !ownAuthTables.has(table))) return false;
  // Who somebody is goes with them; what they keep stays where they keep it.
  if (owner.id === person?.id) return owner.instance.id === host.id || ownAuthTables.has(table);
  // Another probe may have signed up here with an address of elsewhere; whose it is tells the id, which is looked for too.
  if (standing === 'program' && `${table}.${column}` === 'users.email') return true;
  if (standing === 'program') return owner.instance.id === host.id && ownAuthTables.has(table);
  const isAdmin = standing === 'admin' || standing === 'super';
  const isMember = owner.instance.id === host.id || (party === travellerName && host.slug === 'beta');
  return isAdmin && isMember && seenByAdmins.has(`${table}.${column}`);
}

/** What an answer says that the actor may not read and did not say themself. */
export function findLeaks(request: Ask, answer: Answer, actor: Actor, world: World): string[] {
  const told = `${Object.values(answer.headers).join('\n')}\n${answer.body}`;
  const said = `${decodeURIComponent(request.path.replaceAll('+', ' '))}\n${request.body ?? ''}`;
  const leaks = findMarkers(told)
    .filter((found) => !said.includes(found.marker) && !mayRead(actor, found, world))
    .map(({ party, table, column }) => `${table}.${column} of ${party}`);
  for (const name of victimNames) {
    const { id, sessionId, factorId, identityId, instance } = world.people[name];
    const isKnownToAdmins =
      actor.standing !== 'visitor' && actor.standing !== 'member' && instance.id === actor.host.id;
    if (told.includes(id) && !said.includes(id) && !isKnownToAdmins) leaks.push(`the id of ${name}`);
    // Programs keep the people of their instance.
    const isKept = actor.standing === 'program' && instance.id === actor.host.id;
    const own = { device: sessionId, factor: factorId, identity: identityId };
    for (const [what, key] of Object.entries(own)) {
      if (!isKept && told.includes(key) && !said.includes(key)) leaks.push(`the ${what} of ${name}`);
    }
  }
  return [...new Set(leaks)];
}
