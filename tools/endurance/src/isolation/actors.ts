import type { Instance, Person } from './people.ts';
import type { InstanceName, World } from './world.ts';

/** Somebody who calls at the host of an instance. */
export type Actor = {
  name: string;
  host: Instance;
  /** Whose token it is; null for visitors. */
  person: Person | null;
  /** Whether the token is to be refused: everywhere, or wherever it does not serve to give the second factor. */
  isRefused: boolean | 'outside of auth';
  /** What the person may do at the host by their membership; programs hold the service key. */
  standing: 'visitor' | 'member' | 'admin' | 'super' | 'program';
  token: string | null;
  headers: Readonly<Record<string, string>>;
};

type Standing = Actor['standing'];

/** Everybody who calls. Service keys are for programs of the operator and no principal of the walls. */
export async function createActors(
  world: World,
  createElsewhere: (person: Person, instance: Instance) => Promise<Person>,
): Promise<Actor[]> {
  const { instances, people, mint } = world;
  const traveller = await createElsewhere(people.traveller, instances.beta);
  const actor = createActor.bind(null, world);
  const visitor = await actor('anonymous', 'alpha');
  const refused = { isRefused: true } as const;
  return [
    visitor,
    { ...visitor, name: 'anonymous without a key', headers: { host: instances.alpha.host } },
    await actor('anonymous at beta', 'beta'),
    await actor('member', 'alpha', { person: people.member }),
    await actor('other member', 'alpha', { person: people.other }),
    await actor('admin', 'alpha', { person: people.admin, standing: 'admin' }),
    await actor('super admin', 'alpha', { person: people.super, standing: 'super' }),
    await actor('member at beta', 'beta', { person: people.foreigner }),
    await actor('admin at beta', 'beta', { person: people.chief, standing: 'admin' }),
    await actor('traveller', 'beta', { person: traveller }),
    await actor('closing account', 'alpha', { person: people.closing }),
    await actor('traveller, token of alpha', 'beta', { person: people.traveller, ...refused }),
    await actor('first factor only', 'alpha', { person: people.factored, isRefused: 'outside of auth' }),
    await actor('banned', 'alpha', { person: people.banned, ...refused }),
    await actor('signed out', 'alpha', { person: people.absent, ...refused }),
    await actor('no longer a member', 'alpha', { person: people.leaver, ...refused }),
    await actor('token of alpha at beta', 'beta', { person: people.member, ...refused }),
    await actor('admin token of beta at alpha', 'alpha', { person: people.chief, ...refused }),
    await actor('expired token', 'alpha', {
      person: people.member,
      token: await mint.token(people.member, { expired: true }),
      ...refused,
    }),
    await actor('wrong key', 'alpha', {
      person: people.admin,
      token: await mint.forged(people.admin),
      ...refused,
    }),
    await actor('no signature', 'alpha', {
      person: people.admin,
      token: mint.unsigned(people.admin),
      ...refused,
    }),
  ];
}

/** Programs of a person: they reach less than their person does, and nothing at another instance. */
export const createPrograms = (world: World): Promise<Actor[]> => {
  const who = { person: world.people.member, token: world.programToken };
  return Promise.all([
    createActor(world, 'program of a member', 'alpha', who),
    createActor(world, 'program of a member at beta', 'beta', { ...who, isRefused: true }),
  ]);
};

type Who = { person?: Person; standing?: Standing; token?: string; isRefused?: Actor['isRefused'] };

async function createActor(
  { instances, mint, keys }: World,
  name: string,
  at: InstanceName,
  who: Who = {},
): Promise<Actor> {
  const { person = null, isRefused = false } = who;
  const standing = who.standing ?? (person ? 'member' : 'visitor');
  const token = who.token ?? (person && (await mint.token(person)));
  const host = instances[at];
  const bearer = token === null ? {} : { authorization: `Bearer ${token}` };
  const headers = { apikey: keys.anon, host: host.host, ...bearer };
  return { name, host, person, isRefused, standing, token, headers };
}
