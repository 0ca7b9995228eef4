import { randomUUID } from 'node:crypto';
import type { Owner } from '../testing/owner.ts';
import { type Caller, open, type Place } from './call.ts';
import { patternPicture } from './pattern-picture.ts';

/** Somebody who can sign in again. */
export type Person = Caller & { email: string; instanceId: string };

/** An instance with one hostile member, and others. */
export type Scene = { hostile: Person; others: Person[] };

export const PASSWORD = 'quiet-notebook-7';
const INSTANCES = 3;
const OTHERS = 2;
const SHARES = 100;
const brand = { productName: 'Reflectory', accent: '#0f766e', logoPath: null, shape: 'soft' };

/** Instances with people who have written something, as the service's clients write it. */
export async function arrangeScenes(place: Place, owner: Owner): Promise<Scene[]> {
  const scenes: Scene[] = [];
  for (let number = 1; number <= INSTANCES; number += 1) {
    const slug = `hostile-${number}`;
    const [row] = await owner.query<{ id: string }>(
      "insert into app.instances (slug, name, brand, joining) values ($1, $1, $2, 'everyone') returning id",
      [slug, brand],
    );
    if (!row) throw new Error('The instance was not written');
    await waitForInstance(place, `${slug}.localhost`);
    const people: Person[] = [];
    for (let one = 0; one <= OTHERS; one += 1) {
      people.push(await signUp(place, `${slug}.localhost`, row.id));
    }
    const [hostile, ...others] = people;
    if (!hostile) throw new Error('Nobody signed up');
    await writeEntries(owner, hostile, SHARES);
    await upload(place, hostile, 'large.png', patternPicture(2500));
    for (const other of others) {
      await writeEntries(owner, other, 3);
      await upload(place, other, 'small.png', patternPicture(200));
    }
    scenes.push({ hostile, others });
  }
  return scenes;
}

/** A gateway hears of a new instance within a moment. */
async function waitForInstance(place: Place, host: string): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    const answer = await open(place, host, null, { path: '/auth/v1/settings' });
    await answer.body.dump();
    if (answer.statusCode !== 404) return;
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  throw new Error(`${host} is not known`);
}

async function signUp(place: Place, host: string, instanceId: string): Promise<Person> {
  const email = `${randomUUID()}@people.example`;
  const answer = await open(place, host, null, {
    method: 'POST',
    path: '/auth/v1/signup',
    body: { email, password: PASSWORD },
  });
  const body = (await answer.body.json()) as { access_token?: string; user?: { id: string } };
  if (!body.access_token || !body.user) throw new Error(`Nobody could sign up: ${answer.statusCode}`);
  return { host, instanceId, email, token: body.access_token, userId: body.user.id };
}

async function writeEntries(owner: Owner, { instanceId, userId }: Person, shares: number): Promise<void> {
  const [entry] = await owner.query<{ id: string }>(
    `insert into public.entries (instance_id, user_id, title, text) values ($1, $2, 'A day', 'A quiet day.') returning id`,
    [instanceId, userId],
  );
  await owner.query(
    `insert into public.presentation_shares
       (instance_id, user_id, source_id, title, presentation_type, presentation_data)
     select $1, $2, $3, 'A day', 'session', jsonb_build_object('text', repeat('A quiet day. ', 200))
     from generate_series(1, $4::int)`,
    [instanceId, userId, entry?.id, shares],
  );
}

async function upload(place: Place, person: Person, name: string, picture: Buffer): Promise<void> {
  const answer = await open(place, person.host, person, {
    method: 'POST',
    path: `/storage/v1/object/media/${person.userId}/${name}`,
    body: picture,
    headers: { 'content-type': 'image/png' },
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`A picture was refused: ${text}`);
}
