import { randomUUID } from 'node:crypto';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Brand } from '@reflectory/contracts/instance';
import type { MembershipRole, Role } from '@reflectory/contracts/members';
import type { Transaction } from '../database/database.ts';

/** A person of a test. `context` is what the gateway would say about their calls at their instance. */
export type TestPerson = { id: string; email: string; instanceId: string; context: RequestContext };

const brand: Brand = { productName: 'Reflectory', accent: '#0f766e', logoPath: null, shape: 'soft' };

/** Arranges an instance. Returns its id. */
export async function createInstance(owner: Transaction, slug: string): Promise<string> {
  const rows = await owner.query<{ id: string }>(
    "insert into app.instances (slug, name, brand, joining) values ($1, $1, $2, 'everyone') returning id",
    [slug, brand],
  );
  return only(rows).id;
}

/** Arranges a person whose home is the instance, with an active membership; `super_admin` adds the right to all. */
export async function createPerson(
  owner: Transaction,
  instanceId: string,
  role: MembershipRole | 'super_admin' = 'member',
): Promise<TestPerson> {
  const id = randomUUID();
  const email = `${id.slice(0, 8)}@people.example`;
  await owner.query('insert into auth.users (id, instance_id, email) values ($1, $2, $3)', [
    id,
    instanceId,
    email,
  ]);
  // Where a program brings its own people, whoever is written is a member already.
  await owner.query(
    `insert into instance_users (instance_id, user_id, role) values ($1, $2, $3)
     on conflict (instance_id, user_id) do update set role = excluded.role`,
    [instanceId, id, role === 'super_admin' ? 'member' : role],
  );
  if (role === 'super_admin') await owner.query('insert into app.super_admins (user_id) values ($1)', [id]);
  return { id, email, instanceId, context: personContext({ id, email, instanceId, role: roleOf(role) }) };
}

/** Context of a signed-in person's call. */
export function personContext(person: {
  id: string;
  email: string;
  instanceId: string;
  role: Role;
}): RequestContext {
  const { id, email, instanceId, role } = person;
  return {
    ...visitorContext(instanceId),
    db_role: 'authenticated',
    user_id: id,
    auth_session_id: randomUUID(),
    role,
    claims: { sub: id, email, role: 'authenticated', instance_id: instanceId },
  };
}

/** Context of a visitor's call. */
export function visitorContext(instanceId: string): RequestContext {
  return {
    instance_id: instanceId,
    origin: 'http://acme.localhost:8080',
    db_role: 'anon',
    user_id: null,
    auth_session_id: null,
    role: 'user',
    claims: {},
  };
}

/** The one element of a list. @throws Error when there is none or more than one */
export function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined || rows.length !== 1) throw new Error(`Expected one row, got ${rows.length}`);
  return row;
}

function roleOf(role: MembershipRole | 'super_admin'): Role {
  if (role === 'super_admin') return role;
  return role === 'member' ? 'user' : 'instance_admin';
}
