import * as z from 'zod';
import type { Principal } from '../request-context.ts';

const keyClaims = z.looseObject({ role: z.enum(['anon', 'service_role']) });

const personClaims = z.looseObject({
  role: z.literal('authenticated'),
  sub: z.uuid(),
  instance_id: z.uuid(),
  session_id: z.uuid().optional(),
  exp: z.number(),
});

/** Who the claims of a verified token speak of; null when they do not have the shape of one of our tokens. */
export function principalOfClaims(claims: unknown): Principal | null {
  const key = keyClaims.safeParse(claims);
  if (key.success) {
    const { role } = key.data;
    return {
      databaseRole: role,
      userId: null,
      authSessionId: null,
      instanceId: null,
      claims: role === 'anon' ? {} : { ...key.data },
    };
  }
  const person = personClaims.safeParse(claims);
  if (!person.success) return null;
  return {
    databaseRole: 'authenticated',
    userId: person.data.sub,
    authSessionId: person.data.session_id ?? null,
    instanceId: person.data.instance_id,
    claims: { ...person.data },
  };
}
