import * as z from 'zod';
import type { DatabaseUser } from './database-user.ts';

/** Role that people have unless a program with the service key gave them another. */
export const PERSON_ROLE = 'authenticated';
/** Roles of keys: no person is given one of them. */
export const KEY_ROLES = ['anon', 'service_role', 'supabase_admin'] as const;

/** Whom a verified token speaks for. */
export type TokenBearer = {
  databaseUser: DatabaseUser;
  userId: string | null;
  authSessionId: string | null;
  /** Instance that the token was made for; null where it speaks at whichever is asked. */
  instanceId: string | null;
  /** Empty for the anonymous key. */
  claims: Record<string, unknown>;
  /** Unix seconds; null for a key without an end. */
  expiresAt: number | null;
};

const keyClaims = z.looseObject({ role: z.enum(KEY_ROLES), exp: z.number().optional() });

const isForPeople = (audience: unknown) => [audience].flat().includes(PERSON_ROLE);
const audience = z.union([z.string(), z.array(z.string())]).refine(isForPeople);

/** A person's token. Ours are bound to an instance and an auth session; one that the operator makes may leave that out. */
const personClaims = z.looseObject({
  role: z.string().min(1),
  sub: z.uuid(),
  exp: z.number(),
  aud: audience.optional(),
  instance_id: z.uuid().optional(),
  session_id: z.uuid().optional(),
});

/** Reads the claims of a token whose signature and end were checked; null when they are not those of one of our tokens. */
export function readTokenClaims(claims: unknown): TokenBearer | null {
  const key = keyClaims.safeParse(claims).data;
  if (key) {
    const isAnonymous = key.role === 'anon';
    return {
      databaseUser: isAnonymous ? 'anon' : 'service_role',
      userId: null,
      authSessionId: null,
      instanceId: null,
      claims: isAnonymous ? {} : key,
      expiresAt: key.exp ?? null,
    };
  }
  const person = personClaims.safeParse(claims).data;
  if (!person || KEY_ROLES.some((role) => role === person.role)) return null;
  return {
    databaseUser: 'authenticated',
    userId: person.sub,
    authSessionId: person.session_id ?? null,
    instanceId: person.instance_id ?? null,
    claims: person,
    expiresAt: person.exp,
  };
}

/** Whether a bearer may reach data: a role that a program made up has nothing but its own account. */
export const reachesData = ({ userId, claims }: Pick<TokenBearer, 'userId' | 'claims'>): boolean =>
  userId === null || claims['role'] === PERSON_ROLE;
