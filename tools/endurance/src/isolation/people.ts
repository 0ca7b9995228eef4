import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Owner } from '../testing/owner.ts';
import { newMarker } from './marker.ts';

export type Instance = { slug: string; id: string; host: string };

/** Somebody with a living auth session. The tokens are what their mails and their browser would hold. */
export type Person = {
  name: string;
  instance: Instance;
  id: string;
  email: string;
  sessionId: string;
  refreshToken: string;
  oneTimeToken: string;
  flowCode: string;
  recoveryCode: string;
  factorId: string;
  identityId: string;
};

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const token = () => randomBytes(32).toString('base64url');

const brand = { productName: 'Reflectory', accent: '#0f766e', logoPath: null, shape: 'soft' };

/** Arranges an instance that the gateway finds by the host `<slug>.localhost`. */
export async function createInstance(owner: Owner, slug: string): Promise<Instance> {
  const name = newMarker({ party: slug, table: 'instances', column: 'name' });
  const productName = newMarker({ party: slug, table: 'instances', column: 'brand' }).slice(0, 40);
  const [row] = await owner.query<{ id: string }>(
    "insert into app.instances (slug, name, brand, joining) values ($1, $2, $3, 'everyone') returning id",
    [slug, name, { ...brand, productName }],
  );
  if (!row) throw new Error('The instance was not written');
  return { slug, id: row.id, host: `${slug}.localhost` };
}

type Standing = { role?: 'member' | 'admin'; isSuper?: boolean };

/** Arranges a person with everything that auth keeps of one, as if they had signed in and asked for a mail. */
export async function createPerson(
  owner: Owner,
  instance: Instance,
  name: string,
  { role = 'member', isSuper = false }: Standing = {},
): Promise<Person> {
  const mark = (table: string, column: string) => newMarker({ party: name, table, column });
  const person: Person = {
    name,
    instance,
    id: randomUUID(),
    email: `${mark('users', 'email')}@people.example`,
    sessionId: randomUUID(),
    refreshToken: token(),
    oneTimeToken: token(),
    flowCode: randomUUID(),
    recoveryCode: randomBytes(16).toString('hex'),
    factorId: randomUUID(),
    identityId: randomUUID(),
  };
  const { id, email } = person;
  await owner.query(
    `insert into auth.users (id, instance_id, email, email_confirmed_at, raw_user_meta_data)
     values ($1, $2, $3, now(), $4)`,
    [id, instance.id, email, { name: mark('users', 'raw_user_meta_data') }],
  );
  await owner.query('insert into public.instance_users (instance_id, user_id, role) values ($1, $2, $3)', [
    instance.id,
    id,
    role,
  ]);
  if (isSuper) await owner.query('insert into app.super_admins (user_id) values ($1)', [id]);
  await createAuthRows(owner, person, mark);
  return person;
}

/** The same person, signed in at another instance of theirs. */
export async function signInElsewhere(owner: Owner, person: Person, instance: Instance): Promise<Person> {
  const sessionId = randomUUID();
  await owner.query(
    `insert into auth.sessions (id, instance_id, user_id, not_after) values ($1, $2, $3, now() + interval '1 day')`,
    [sessionId, instance.id, person.id],
  );
  return { ...person, instance, sessionId };
}

async function createAuthRows(
  owner: Owner,
  person: Person,
  mark: (table: string, column: string) => string,
): Promise<void> {
  const { id, email, sessionId, instance } = person;
  await owner.query(
    `insert into auth.identities (id, instance_id, user_id, provider, provider_id, identity_data)
     values ($1, $2, $3, 'email', $3::uuid::text, $4)`,
    [person.identityId, instance.id, id, { sub: id, email, note: mark('identities', 'identity_data') }],
  );
  await owner.query(
    `insert into auth.sessions (id, instance_id, user_id, amr, user_agent, not_after)
     values ($1, $2, $3, $4, $5, now() + interval '1 day')`,
    [
      sessionId,
      instance.id,
      id,
      JSON.stringify([{ method: 'password', timestamp: 1 }]),
      mark('sessions', 'user_agent'),
    ],
  );
  await owner.query(
    'insert into auth.refresh_tokens (instance_id, user_id, session_id, token) values ($1, $2, $3, $4)',
    [instance.id, id, sessionId, hash(person.refreshToken)],
  );
  await owner.query(
    `insert into auth.one_time_tokens (instance_id, user_id, token_type, token_hash, relates_to, expires_at)
     values ($1, $2, 'magiclink_token', $3, $4, now() + interval '1 day')`,
    [instance.id, id, hash(person.oneTimeToken), email],
  );
  await owner.query(
    `insert into auth.flow_state (instance_id, user_id, auth_code, code_challenge, code_challenge_method, expires_at)
     values ($1, $2, $3, $4, 'plain', now() + interval '1 day')`,
    [instance.id, id, hash(person.flowCode), 'v'.repeat(43)],
  );
  await owner.query(
    'insert into auth.mfa_recovery_codes (instance_id, user_id, code_hash) values ($1, $2, $3)',
    [instance.id, id, hash(person.recoveryCode)],
  );
  await owner.query(
    `insert into auth.mfa_factors (id, instance_id, user_id, friendly_name, factor_type)
     values ($1, $2, $3, $4, 'totp')`,
    [person.factorId, instance.id, id, mark('mfa_factors', 'friendly_name')],
  );
}
