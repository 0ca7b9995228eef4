import type { Owner } from '../testing/owner.ts';
import type { Probe } from '../isolation/probe.ts';
import { type Mutant, onSurfaces, onTable } from './mutant.ts';

type PolicyRow = {
  schema: string;
  table: string;
  name: string;
  permissive: 'PERMISSIVE' | 'RESTRICTIVE';
  using: string | null;
  check: string | null;
  roles: string[];
  command: string;
};

const policiesSql = `
  select schemaname as schema, tablename as "table", policyname as name, permissive, qual as using,
    with_check as check, roles::text[] as roles, cmd as command
  from pg_policies order by 1, 2, 3`;

/** Guards that let everybody in: without a condition there is nothing to take away. */
const isOpen = (condition: string | null) => condition === null || condition === 'true';

/** Each condition of each policy in turn, taken away: of a restrictive one the whole, of another what it demands. */
export async function listPolicyMutants(owner: Owner): Promise<Mutant[]> {
  const policies = await owner.query<PolicyRow>(policiesSql);
  return policies.flatMap((policy) => [
    ...dropped(policy),
    ...widened(policy, 'using'),
    ...widened(policy, 'check'),
    ...widenedWhole(policy),
  ]);
}

const placeOf = ({ schema, table }: PolicyRow) => `${schema}.${table}`;

/** Rows that somebody is told of while they listen. */
const isHeard = (policy: PolicyRow) =>
  ['realtime.messages', 'public.notes', 'public.sessions'].includes(placeOf(policy));

/** Whoever is refused everywhere meets no policy. */
const mayCall = ({ actor }: Probe) => actor.isRefused === false && actor.person?.name !== 'closing';
const writes = /insert|upsert|take over|give|update|POST|PATCH/;

function isMetBy({ schema, table, command }: PolicyRow, part: 'using' | 'check' | 'both'): Mutant['isMet'] {
  const isWrite = part === 'check' || command === 'INSERT';
  const isMet = surfaceOf(schema, table);
  return (probe) =>
    mayCall(probe) && isMet(probe) && (!isWrite || schema !== 'public' || writes.test(probe.kind));
}

function surfaceOf(schema: string, table: string): Mutant['isMet'] {
  if (schema === 'public') return onTable(table);
  if (schema === 'storage') return onSurfaces('storage');
  if (schema === 'realtime') return onSurfaces('realtime');
  return onSurfaces('auth', 'functions');
}

/** Where core-api's matrix knows the rules; who may enter a room is said by the program that is tried. */
const ruledBy = (policy: PolicyRow): Pick<Mutant, 'place'> =>
  policy.schema === 'realtime' ? {} : { place: placeOf(policy).replace('public.', '') };

function dropped(policy: PolicyRow): Mutant[] {
  if (policy.permissive !== 'RESTRICTIVE') return [];
  const { name, using, check, roles, command } = policy;
  const place = placeOf(policy);
  const made = [
    `create policy ${name} on ${place} as restrictive for ${command} to ${roles.join(', ')}`,
    using === null ? '' : `using (${using})`,
    check === null ? '' : `with check (${check})`,
  ].join(' ');
  return [
    {
      name: `${place}: ${name} dropped`,
      kind: 'restrictive policy',
      isMet: isMetBy(policy, 'both'),
      isHeard: isHeard(policy),
      ...ruledBy(policy),
      change: { apply: `drop policy ${name} on ${place}`, restore: made },
    },
  ];
}

function widened(policy: PolicyRow, part: 'using' | 'check'): Mutant[] {
  const condition = policy[part];
  if (policy.permissive === 'RESTRICTIVE' || isOpen(condition) || condition === null) return [];
  const place = placeOf(policy);
  const alter = (to: string) =>
    `alter policy ${policy.name} on ${place} ${part === 'using' ? 'using' : 'with check'} (${to})`;
  return [
    {
      name: `${place}: ${policy.name} ${part === 'using' ? 'for every row' : 'for every new row'}`,
      kind: 'policy',
      isMet: isMetBy(policy, part),
      isHeard: isHeard(policy),
      ...ruledBy(policy),
      change: { apply: alter('true'), restore: alter(condition) },
    },
  ];
}

/** Where one half alone would do, both have to be taken away for somebody to see it. */
function widenedWhole(policy: PolicyRow): Mutant[] {
  const { name, using, check } = policy;
  if (policy.permissive === 'RESTRICTIVE' || isOpen(using) || isOpen(check)) return [];
  const place = placeOf(policy);
  const alter = (row: string | null, newRow: string | null) =>
    `alter policy ${name} on ${place} using (${row}) with check (${newRow})`;
  return [
    {
      name: `${place}: ${name} for every row, as it was and as it is`,
      kind: 'policy',
      isMet: isMetBy(policy, 'both'),
      isHeard: isHeard(policy),
      ...ruledBy(policy),
      change: { apply: alter('true', 'true'), restore: alter(using, check) },
    },
  ];
}
