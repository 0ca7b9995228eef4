import { randomUUID } from 'node:crypto';
import type { ControlPlane } from '@reflectory/contracts/control-plane';
import { createApiKey } from '@reflectory/server-kit';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Call } from '../measuring/load-result.ts';

/** People who call: enough that nothing is answered from one entry of a cache. */
const CALLERS = 256;
const BASE_DOMAIN = 'bench.example';

/** Everything that the gateway decides with, for a number of instances. */
export function controlPlaneOf(instances: number): ControlPlane {
  return {
    revision: 1,
    globalFeatures: { journal: true, goals: false, mentor: true },
    instances: Array.from({ length: instances }, (_, index) => ({
      id: randomUUID(),
      slug: `company-${index}`,
      name: `Company ${index}`,
      status: 'active',
      brand: { productName: `Notes ${index}`, accent: '#2a9d8f', logoPath: null, shape: 'soft' },
      languages: ['en', 'de'],
      defaultLanguage: 'en',
      domains: index % 10 === 0 ? [`notes.company-${index}.example`] : [],
      features: index % 4 === 0 ? { goals: true } : {},
      isDefault: index === 0,
      joining: 'everyone' as const,
      billing: 'subscription' as const,
    })),
  };
}

/** Keys of the tokens of a world's people. */
export async function createKeys() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  return { privateKey, keys: [{ ...(await exportJWK(publicKey)), kid: 'bench', alg: 'ES256', use: 'sig' }] };
}

const SECRET = 'a secret of the measurement, 32 characters';

/** The same call by people spread over all instances, as the published client makes it. */
export async function callsOf(
  { instances }: ControlPlane,
  privateKey: Awaited<ReturnType<typeof createKeys>>['privateKey'],
): Promise<Call[]> {
  const apikey = await createApiKey('anon', SECRET);
  const exp = Math.floor(Date.now() / 1000) + 24 * 60 * 60;
  const places = Array.from({ length: CALLERS }, (_, index) =>
    Math.floor((index * instances.length) / CALLERS),
  );
  return Promise.all(
    places.map(async (place) => {
      const instance = instances[place];
      if (!instance) throw new Error(`There is no instance ${place}`);
      const token = await new SignJWT({
        role: 'authenticated',
        sub: randomUUID(),
        session_id: randomUUID(),
        instance_id: instance.id,
        aal: 'aal1',
        aud: 'authenticated',
        iss: `http://${instance.slug}.${BASE_DOMAIN}/auth/v1`,
        exp,
      })
        .setProtectedHeader({ alg: 'ES256', kid: 'bench' })
        .sign(privateKey);
      return {
        method: 'GET',
        path: '/rest/v1/entries?select=id,title,entry_at&order=entry_at.desc&limit=20',
        headers: {
          host: `${instance.slug}.${BASE_DOMAIN}`,
          authorization: `Bearer ${token}`,
          apikey,
          accept: '*/*',
          'accept-profile': 'public',
          'accept-language': 'en-GB,en;q=0.9',
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) bench',
          'x-client-info': 'supabase-js-web/2.119.0',
        },
        body: null,
      };
    }),
  );
}

/** Environment of a gateway before `target`: everything is on, and nobody comes near a limit. */
export const gatewayEnvironment = (port: number, adminPort: number, target: number) => ({
  GATEWAY_HTTP_PORT: String(port),
  GATEWAY_ADMIN_PORT: String(adminPort),
  GATEWAY_CORE_API_URL: `http://127.0.0.1:${target}`,
  GATEWAY_BASE_DOMAIN: BASE_DOMAIN,
  GATEWAY_RELEASES_DIR: 'none',
  GATEWAY_INTERNAL_SECRET: SECRET,
  GATEWAY_COOKIE_SECRET: SECRET,
  GATEWAY_AUTH_HS256_SECRET: SECRET,
  GATEWAY_RATE_CALLS: '1000000',
});
