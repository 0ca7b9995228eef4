import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from './actors.ts';
import { type ChannelClient, openChannelClient } from './channel-client.ts';
import { findLeaks } from './leaks.ts';
import { newMarker } from './marker.ts';
import type { Person } from './people.ts';
import type { Lab } from './try-probe.ts';
import { victimNames, type World } from './world.ts';

/** Tables whose changes are published, with what a row of somebody needs. */
const published: Readonly<Record<string, string>> = { notes: 'title', sessions: 'title' };

/** Time that an answer to something that should not be heard is waited for, milliseconds. */
const SILENCE_MS = 700;

const isPrivate = { private: true, broadcast: { self: false, ack: true } };
const changes = Object.keys(published).map((table) => ({ event: '*', schema: 'public', table }));

type Listener = { actor: Actor; client: ChannelClient };

/**
 * Listens as everybody who may connect, while everything happens that somebody else is told of: rows of victims change,
 * and others speak in rooms. Answers what was heard that should not have been, or was not that should.
 */
export async function tryChannels(
  lab: Lab,
  url: string,
  actors: readonly Actor[],
): Promise<{ frames: number; problems: string[] }> {
  const listeners: Listener[] = [];
  const problems: string[] = [];
  const open = actors.filter(({ isRefused }) => isRefused === false);
  try {
    for (const actor of open) listeners.push({ actor, client: await openChannelClient(url, actor) });
    for (const listener of listeners) problems.push(...(await joinRooms(listener, lab.world)));
    await speak(lab, listeners);
    await changeRows(lab);
    await sleep(SILENCE_MS);
    for (const listener of listeners) problems.push(...(await listenedWrongly(listener, lab, listeners)));
    problems.push(...(await joinAsRefused(url, actors, lab.world)));
  } finally {
    for (const { client } of listeners) client.close();
  }
  return { frames: listeners.reduce((sum, { client }) => sum + client.heard.length, 0), problems };
}

/** Rooms of others are closed as those of nobody are; one's own is open. */
async function joinRooms({ actor, client }: Listener, { people }: World): Promise<string[]> {
  const problems: string[] = [];
  const nobody = randomUUID();
  const about = (answer: string | undefined, id: string) => answer?.replaceAll(id, '<id>');
  const nothing = about(await client.join(`room:${nobody}`, isPrivate), nobody);
  if (nothing?.startsWith('ok')) problems.push(`${actor.name} joined a room that is nobody's`);
  for (const name of [...victimNames, 'other'] as const) {
    const { id } = people[name];
    if (id === actor.person?.id) continue;
    const answer = about(await client.join(`room:${id}`, isPrivate), id);
    if (answer !== nothing)
      problems.push(`${actor.name} joined the room of ${name}: ${answer} instead of ${nothing}`);
  }
  if (actor.person) {
    const own = await client.join(`room:${actor.person.id}`, isPrivate);
    if (!own?.startsWith('ok')) problems.push(`${actor.name} was refused in the own room: ${own}`);
  }
  await client.join('lobby', {});
  await client.join('changes', { postgres_changes: changes });
  return problems;
}

const lobbyMark = (party: string) => newMarker({ party, table: 'lobby', column: 'payload' });
const roomMark = (party: string) => newMarker({ party, table: 'room', column: 'payload' });

/** Everybody speaks in the lobby of their instance, and tries the room of the member. */
async function speak({ asker, world }: Lab, listeners: readonly Listener[]): Promise<void> {
  const { member } = world.people;
  for (const { actor, client } of listeners) {
    client.send('lobby', 'broadcast', {
      type: 'broadcast',
      event: 'walls',
      payload: { note: lobbyMark(actor.host.slug) },
    });
    const room = `room:${member.id}`;
    if (actor.person?.id === member.id) continue;
    client.send(room, 'broadcast', {
      type: 'broadcast',
      event: 'walls',
      payload: { note: roomMark('intruder') },
    });
    await asker.ask({
      method: 'POST',
      path: '/realtime/v1/api/broadcast',
      headers: { ...actor.headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        messages: [{ topic: room, event: 'walls', payload: { note: roomMark('intruder') }, private: true }],
      }),
    });
  }
}

/** Rows of victims come, change and go; and one of the member, which only they are told of. */
async function changeRows({ owner, world }: Lab): Promise<void> {
  const people: Person[] = [...victimNames.map((name) => world.people[name]), world.people.member];
  const rows = Object.entries(published).flatMap(([table, column]) =>
    people.map((person) => ({ table, column, person, id: randomUUID() })),
  );
  const mark = ({ table, column, person }: (typeof rows)[number]) =>
    newMarker({ party: person.name, table, column });
  for (const row of rows) {
    const columns = `instance_id, id, user_id, ${row.column}${row.table === 'sessions' ? ', framework' : ''}`;
    const values = `$1, $2, $3, $4${row.table === 'sessions' ? ", 'free'" : ''}`;
    const { person } = row;
    await owner.query(`insert into public.${row.table} (${columns}) values (${values})`, [
      person.instance.id,
      row.id,
      person.id,
      mark(row),
    ]);
  }
  // Whether somebody may see a row is asked while it is there.
  await sleep(SILENCE_MS);
  for (const row of rows) {
    await owner.query(`update public.${row.table} set ${row.column} = $1 where id = $2`, [mark(row), row.id]);
  }
  await sleep(SILENCE_MS);
  for (const { table, id } of rows) await owner.query(`delete from public.${table} where id = $1`, [id]);
}

async function listenedWrongly(
  { actor, client }: Listener,
  { world }: Lab,
  listeners: readonly Listener[],
): Promise<string[]> {
  const text = client.heard.join('\n');
  const told = { status: 200, headers: {}, body: text, ms: 0 };
  // What somebody joins by name is repeated to them.
  const said = {
    method: '',
    path: '',
    headers: {},
    body: victimNames.map((name) => world.people[name].id).join(' '),
  };
  const leaks = findLeaks(said, told, actor, world)
    .filter((leak) => leak !== `lobby.payload of ${actor.host.slug}`)
    .map((leak) => `${actor.name} heard ${leak}`);
  if (actor.person?.name === 'member') {
    if (!text.includes('mk-member-notes-title')) leaks.push('the member did not hear of a note of their own');
    const isAlone = listeners.filter((other) => other.actor.host === actor.host).length < 2;
    if (!isAlone && !text.includes('mk-alpha-lobby-payload'))
      leaks.push('the member heard nobody in the lobby');
  }
  return leaks;
}

/** Whoever is to be refused opens no socket, or joins nothing by their token. */
async function joinAsRefused(url: string, actors: readonly Actor[], { people }: World): Promise<string[]> {
  const problems: string[] = [];
  for (const actor of actors.filter(({ isRefused }) => isRefused)) {
    // The socket is opened by the key alone, as the published client does it; the token comes with the join.
    const headers = { ...actor.headers, authorization: '' };
    const client = await openChannelClient(url, { ...actor, headers });
    const answer = await client.join(`room:${actor.person?.id ?? people.member.id}`, isPrivate);
    if (!answer?.startsWith('error'))
      problems.push(`${actor.name} joined by a token that is to be refused: ${answer}`);
    client.close();
  }
  return problems;
}
