import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTEXT_HEADER, type RequestContext } from '@reflectory/contracts/control-plane';
import { isLanguage } from '@reflectory/contracts/languages';
import { createLogger, signContext, startHttpServer } from '@reflectory/server-kit';
import { createClient } from '@supabase/supabase-js';
import { createRemoteJWKSet, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import type { Database } from '@reflectory/runtime/database';
import { createFunctionsArea } from '@reflectory/runtime/functions';
import { createServiceApp } from '@reflectory/runtime/http';
import { createMailer, createOutboxStore, type Mailer } from '@reflectory/runtime/mail';
import { createTestDatabase } from '@reflectory/runtime/testing';
import { type AuthModule, createAuthModule } from '../auth-module.ts';
import { type InBackground, inForeground } from '../links/in-background.ts';
import { createSigningKeys } from '../keys/signing-keys.ts';
import { authEnvironment, type AuthSettings, readAuthSettings } from '../auth-settings.ts';
import { type AuthLimits, createAuthLimits } from '../limits/limits.ts';
import * as z from 'zod';

/** What a test may change. */
export type AuthStackOptions = Partial<AuthSettings> & {
  limits?: Partial<AuthLimits>;
  /** In place of the one that fills the outbox. */
  mailer?: Mailer;
  /** In place of waiting for it. */
  inBackground?: InBackground;
};

/** The settings of an environment that says nothing of auth. */
const authDefaults = readAuthSettings(
  z.object(authEnvironment).parse({ CORE_API_AUTH_JWK_FILE: 'not read' }),
);
/** Their limits. */
export const authLimits: AuthLimits = createAuthLimits(authDefaults);

const SECRET = 'a secret of the tests that is long enough';
const BRAND = { accent: '#2f7d74', logoPath: null, shape: 'soft' };

/** Text of a new set of private keys. */
export async function newKeySet(...kids: string[]): Promise<string> {
  const keys = kids.map(async (kid) => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    return { ...(await exportJWK(privateKey)), kid, alg: 'ES256' };
  });
  return JSON.stringify({ keys: await Promise.all(keys) });
}

/** The service on a real PostgreSQL, two instances, and a stand-in for what the gateway does to each call. */
export async function startAuthStack(options: AuthStackOptions = {}) {
  const { limits = {}, mailer, inBackground = inForeground, ...settings } = options;
  const testDatabase = await createTestDatabase();
  const directory = await mkdtemp(path.join(tmpdir(), 'reflectory-outbox-'));
  const outbox = createOutboxStore(directory);
  // Far above what the tests do, so that a limit speaks only where it is the subject.
  const roomy: AuthLimits = { ...authLimits, mailToAccount: { ...authLimits.mailToAccount, burst: 100 } };
  const clock = { offsetMs: 0 };
  const auth = createAuthModule({
    database: testDatabase.database,
    mailer: mailer ?? createMailer({ smtpUrl: null, from: 'no-reply@reflectory.example', outbox }),
    forgetMails: outbox.removeOf,
    keys: await createSigningKeys(await newKeySet('first', 'second')),
    chainSecret: SECRET,
    factorSecret: SECRET,
    config: { ...authDefaults, ...settings },
    limits: { ...roomy, ...limits },
    inBackground,
    now: () => Date.now() + clock.offsetMs,
  });
  const { database } = testDatabase;
  const server = await serve(auth, database, mailer ? 'silent' : 'error');
  const gateway = createGatewayStandIn(server.url);

  const addInstance = async (slug: string, productName: string, language: string) => {
    const [row] = await testDatabase.owner.query<{ id: string }>(
      `insert into app.instances (slug, name, brand, languages, default_language, joining)
       values ($1, $2, $3, '{en,de}', $4, 'everyone') returning id`,
      [slug, productName, JSON.stringify({ ...BRAND, productName }), language],
    );
    if (!row) throw new Error('The instance was not written');
    return { id: row.id, origin: `http://${slug}.localhost:8080` };
  };
  const acme = await addInstance('acme', 'Acme Reflect', 'en');
  const globex = await addInstance('globex', 'Globex Spiegel', 'de');

  return {
    acme,
    globex,
    clock,
    outbox,
    owner: testDatabase.owner,
    workerUrl: testDatabase.workerUrl,
    database,
    url: server.url,
    /** Calls as the browser of a person at an instance would, through the gateway. */
    fetchAt: (instance: Instance) => gateway(instance),
    clientAt: (instance: Instance, options: ClientOptions = {}) =>
      connect(instance, gateway(instance), options),
    /** A program with the service key. */
    serviceAt: (instance: Instance) => connect(instance, gateway(instance), {}, 'service-key'),
    call: createFunctionCall(server.url),
    async stop() {
      await server.close();
      await testDatabase.drop();
      await rm(directory, { recursive: true });
    },
  };
}

function serve(auth: AuthModule, database: Database, level: string) {
  const app = createServiceApp({
    open: [auth.openArea],
    areas: [auth.area, createFunctionsArea({ database, functions: auth.functions })],
    internalSecret: SECRET,
    logger: createLogger({ name: 'core-api', level }),
  });
  return startHttpServer(app, { port: 0, host: '127.0.0.1' });
}

/** Calls functions of ours with the decision of a gateway. */
function createFunctionCall(coreUrl: string) {
  return async (context: RequestContext, name: string, input: unknown = null) => {
    const response = await fetch(`${coreUrl}/functions/v1/${name}`, {
      method: 'POST',
      headers: { [CONTEXT_HEADER]: signContext(context, SECRET) },
      ...(input !== null && { body: JSON.stringify(input) }),
    });
    return { status: response.status, body: await response.json() };
  };
}

/** What a client is known by and how it gets here: where it keeps its session, the headers of its device, the line. */
export type ClientOptions = {
  storageKey?: string;
  headers?: Record<string, string>;
  flowType?: 'implicit' | 'pkce';
  /** Stands between client and gateway. */
  through?: (onward: typeof fetch) => typeof fetch;
};

function connect({ origin }: Instance, onward: typeof fetch, options: ClientOptions, key = 'anon-key') {
  const { storageKey = randomUUID(), headers = {}, flowType = 'implicit', through } = options;
  return createClient(origin, key, {
    auth: {
      storageKey,
      flowType,
      autoRefreshToken: false,
      persistSession: false,
      detectSessionInUrl: false,
    },
    global: { fetch: through?.(onward) ?? onward, headers },
  });
}

/** The newest mail to an address, the link and the code in it. */
export async function lastMailTo({ outbox }: AuthStack, address: string) {
  const mail = (await outbox.list()).find(({ to }) => to === address);
  if (!mail) throw new Error(`There is no mail to ${address}`);
  const url = new URL(mail.text.match(/https?:\/\/\S+/)?.[0] ?? '');
  return { mail, url, code: mail.text.match(/^.*[:：] (\d{6})$/m)?.[1] ?? '' };
}

/** An instance and the origin it is reached at. */
export type Instance = { id: string; origin: string };
/** The running parts. */
export type AuthStack = Awaited<ReturnType<typeof startAuthStack>>;

/** Verifies the bearer token by the published keys and hands the decision over, as the gateway does. */
function createGatewayStandIn(coreUrl: string) {
  const keySet = createRemoteJWKSet(new URL('/auth/v1/.well-known/jwks.json', coreUrl));
  const contextFor = async (instance: Instance, headers: Headers): Promise<RequestContext | undefined> => {
    const wanted = headers.get('accept-language');
    const language = isLanguage(wanted) ? wanted : undefined;
    const visitor = { instance_id: instance.id, origin: instance.origin, role: 'user', language } as const;
    const token = headers.get('authorization')?.replace(/^Bearer /, '');
    if (token === undefined || token === 'anon-key') {
      return { ...visitor, db_role: 'anon', user_id: null, auth_session_id: null, claims: {} };
    }
    if (token === 'service-key') {
      const claims = { role: 'service_role' };
      const nobody = { user_id: null, auth_session_id: null };
      return { ...visitor, ...nobody, role: 'super_admin', db_role: 'service_role', claims };
    }
    const { payload } = await jwtVerify(token, keySet);
    if (payload['instance_id'] !== instance.id) return undefined;
    const { sub, session_id: session } = payload;
    if (typeof sub !== 'string' || typeof session !== 'string') return undefined;
    return { ...visitor, db_role: 'authenticated', user_id: sub, auth_session_id: session, claims: payload };
  };
  return (instance: Instance): typeof fetch =>
    async (input, init) => {
      const asked = new URL(input instanceof Request ? input.url : input);
      const headers = new Headers(init?.headers);
      const context = await contextFor(instance, headers).catch(() => undefined);
      if (!context) return Response.json({ code: 'bad_jwt', message: 'invalid JWT' }, { status: 401 });
      headers.set(CONTEXT_HEADER, signContext(context, SECRET));
      return fetch(new URL(asked.pathname + asked.search, coreUrl), { ...init, headers, redirect: 'manual' });
    };
}
