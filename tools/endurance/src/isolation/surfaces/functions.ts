import { functionContracts } from '@reflectory/contracts/testing';
import * as z from 'zod';
import type { Actor } from '../actors.ts';
import type { Row } from '../plant.ts';
import { nothingLike, type ProbeMaker } from '../probe.ts';
import type { Random } from '../random.ts';
import type { Declarations } from '../routes.ts';
import { peopleOf } from './auth.ts';
import { victimNames, type World } from '../world.ts';

/** A value that a JSON schema lets pass; what names something is taken from `thing`. */
function valueOf(schema: Schema, name: string, thing: Row): unknown {
  const { type, enum: choices, anyOf } = schema;
  if (Object.hasOwn(thing, name)) return thing[name];
  if (choices) return choices[0];
  if (anyOf?.[0]) return valueOf(anyOf[0], name, thing);
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, valueOf(inner, key, thing)]),
      );
    case 'array':
      return [valueOf(schema.items ?? {}, name, thing)];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return textOf(schema, name);
  }
}

type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
};

function textOf({ format }: Schema, name: string): string {
  if (format === 'date-time') return '2025-01-01T00:00:00Z';
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (name === 'accent') return '#0f766e';
  if (name === 'name') return 'page_view';
  if (name === 'path') return '/journal';
  return 'walls';
}

/** Things of victims by the names that inputs give them. */
function thingsOf(world: World, random: Random, isAtHost: (instanceId: string) => boolean): Row {
  const person = world.people[random.pick(victimNames)];
  const rows = (place: string) =>
    world.planted.filter((planted) => planted.place === place && planted.party === person.name);
  const session = random.pick([...rows('public.sessions').map(({ row }) => row['id']), person.sessionId]);
  // A share's token opens it at its own instance: that is what it is for.
  const shares = world.planted.filter(
    ({ place, instance }) => place === 'public.presentation_shares' && !isAtHost(instance.id),
  );
  return {
    session_id: session,
    entry_id: random.pick([...rows('public.entries').map(({ row }) => row['id']), person.sessionId]),
    token: random.pick(shares).row['share_token'],
    instance_id: world.instances.gamma.id,
    email: person.email,
    code: person.recoveryCode,
    tab: random.uuid(),
  };
}

/** Functions that change what somebody looks after whom the walls let through. */
const openToSuper = [
  'set-instance-status',
  'create-instance',
  'update-brand',
  'list-invitations',
  'invite-member',
  'resend-invitation',
  'withdraw-invitation',
  'list-administrators',
  'remove-administrator',
];

const ranks = ['visitor', 'member', 'admin', 'super'];
const needed = { anyone: 'visitor', 'signed-in': 'member', 'super-admin': 'super' };

/** Whether an actor's standing is not enough; no member of this world has a permission. */
function isClosedTo({ standing }: Actor, access: Declarations['functions'][string]): boolean {
  const rank = typeof access === 'string' ? needed[access] : 'admin';
  return ranks.indexOf(standing) < ranks.indexOf(rank);
}

/** Every function of /functions/v1, with inputs that its schema lets pass. */
export const callFunction: ProbeMaker = (world, actor, random) => {
  const [name, access] = random.pick(Object.entries(world.declared.functions));
  const contract = functionContracts[name];
  if (!contract) throw new Error(`${name} has no contract`);
  if (actor.standing === 'super' && openToSuper.includes(name)) return null;
  // It would take back what was arranged.
  if (name === 'cancel-account-deletion' && actor.person?.name === 'closing') return null;
  const schema = z.toJSONSchema(contract.input) as Schema;
  const foreign = thingsOf(world, random, (id) => id === actor.host.id);
  const made = nothingLike(foreign, random);
  const isToken = typeof foreign['token'] === 'string';
  const nothing = {
    ...made,
    tab: foreign['tab'],
    ...(isToken && { token: random.hex(43) }),
    code: random.hex(32),
  };
  return {
    surface: 'functions',
    kind: name,
    actor,
    // Where nothing is named only leaks count, and where the answer to a later call says what was named.
    foreign: schema.type === 'null' || name === 'name-leaving-address' ? null : foreign,
    random: nothing,
    mustRefuse: isClosedTo(actor, access),
    ...(name === 'list-members' && { lock: peopleOf(actor) }),
    request: (thing) => ({
      method: 'POST',
      path: `/functions/v1/${name}`,
      headers: { ...actor.headers, 'content-type': 'application/json' },
      body: JSON.stringify(valueOf(schema, 'input', thing)),
    }),
  };
};
