import { readFileSync } from 'node:fs';
import { createApiKey } from '@reflectory/server-kit';
import type { Stack } from '@reflectory/start';
import { importJWK, SignJWT } from 'jose';
import * as z from 'zod';
import type { Call } from '../measuring/load-result.ts';
import { type LoadedPerson, personOf } from '../testing/load-rows.ts';

const jwkSetSchema = z.object({ keys: z.array(z.looseObject({ kid: z.string(), alg: z.string() })).min(1) });

/** Calls of people spread over all instances, each for their latest twenty entries. */
export type ReadCalls = {
  /** As themselves: row-level security decides. */
  guarded: Call[];
  /** The same question by a program with the service key, whom the policies do not concern. */
  unguarded: Call[];
};

/** As many people as there are, up to `people`. */
export async function readCalls(
  { secrets, ports }: Stack,
  instances: number,
  people: number,
): Promise<ReadCalls> {
  const [jwk] = jwkSetSchema.parse(JSON.parse(readFileSync(secrets.jwkFile, 'utf8'))).keys;
  if (!jwk) throw new Error('The service has no signing key');
  const key = await importJWK(jwk, jwk.alg);
  const serviceKey = await createApiKey('service_role', secrets.hs256);
  const anonKey = await createApiKey('anon', secrets.hs256);
  const count = Math.min(people, instances);
  const persons = Array.from({ length: count }, (_, index) =>
    personOf(Math.floor((index * instances) / count) + 1),
  );
  const originOf = ({ slug }: LoadedPerson) => `http://${slug}.localhost:${ports.public}`;
  const tokenOf = (person: LoadedPerson) =>
    new SignJWT({
      role: 'authenticated',
      sub: person.userId,
      session_id: person.sessionId,
      instance_id: person.instanceId,
      aal: 'aal1',
    })
      .setProtectedHeader({ alg: jwk.alg, kid: jwk.kid })
      .setAudience('authenticated')
      .setIssuer(`${originOf(person)}/auth/v1`)
      .setIssuedAt()
      .setExpirationTime('1d')
      .sign(key);
  const call = (person: LoadedPerson, token: string, apikey: string): Call => ({
    method: 'GET',
    path: `/rest/v1/entries?select=id,title,entry_at,word_count&instance_id=eq.${person.instanceId}&user_id=eq.${person.userId}&order=entry_at.desc&limit=20`,
    headers: {
      host: new URL(originOf(person)).host,
      authorization: `Bearer ${token}`,
      apikey,
      accept: '*/*',
      'accept-profile': 'public',
      'accept-language': 'en-GB,en;q=0.9',
      'x-client-info': 'supabase-js-node/2.119.0',
    },
    body: null,
  });
  return {
    guarded: await Promise.all(persons.map(async (person) => call(person, await tokenOf(person), anonKey))),
    unguarded: persons.map((person) => call(person, serviceKey, serviceKey)),
  };
}
