import type { Database, TableName } from '@reflectory/contracts/database';
import type { FunctionErrorBody } from '@reflectory/contracts/errors';
import type { FunctionInput, FunctionName, FunctionOutput } from '@reflectory/contracts/functions';
import { tableFacts } from '@reflectory/contracts/testing';
import { createClient } from '@supabase/supabase-js';
import { FunctionCallError } from '../call-function.ts';
import type { ServiceClient } from '../service-client.ts';
import { createAuthFake, type FakeUser, sessionOf } from './auth-fake.ts';
import { answerRest, type FakeTables } from './rest-fake.ts';
import { defaultsOf, type Row } from './table-defaults.ts';

/** Answers a function call; throw a `FunctionCallError` to answer with that error. */
export type FakeFunctions = {
  [Name in FunctionName]?: (
    input: FunctionInput<Name>,
  ) => FunctionOutput<Name> | Promise<FunctionOutput<Name>>;
};

export type ServiceClientFakeOptions = {
  /** Rows that exist; columns that are left out get the database's defaults. */
  tables?: { [Name in TableName]?: Partial<Row<Name>>[] };
  functions?: FakeFunctions;
  /** What statements that are called by name answer. */
  routines?: Readonly<Record<string, () => unknown>>;
  /** Who the remote function is_master_admin says yes to. */
  masterAdmins?: string[];
  /** What the signed-in person may do. */
  permissions?: string[];
  /** Who is signed in; nobody when left out. */
  user?: FakeUser | null;
  /** Accounts that can sign in with their password. */
  accounts?: FakeUser[];
};

/** A call as it left the client. */
export type FakeCall = { method: string; path: string; url: string; body: unknown };

export type ServiceClientFake = {
  client: ServiceClient;
  /** Rows as they are now. */
  rows<Name extends TableName>(table: Name): Row<Name>[];
  /** Every call so far, in order. */
  calls: FakeCall[];
  /** From now on no call reaches the service, or all do again. */
  setReachable(isReachable: boolean): void;
  /** Calls whose path contains `path` answer `status` from now on, until given null. */
  failCalls(path: string, status: number | null): void;
};

const ORIGIN = 'http://service.test';
let clients = 0;

function seedTables({ tables = {}, user }: ServiceClientFakeOptions): FakeTables {
  const rows: Partial<Record<string, object[]>> = tables;
  const seeded = Object.keys(tableFacts).map((name) => [
    name,
    (rows[name] ?? []).map((row) => ({ ...defaultsOf(name, user?.id ?? null), ...row })),
  ]);
  return Object.fromEntries(seeded) as FakeTables;
}

async function answerFunction(functions: FakeFunctions, name: string, input: unknown): Promise<Response> {
  const handle = functions[name as FunctionName] as ((input: unknown) => unknown) | undefined;
  const refuse = (error: FunctionErrorBody['error'], status: number) => Response.json({ error }, { status });
  if (!handle) return refuse({ code: 'not_found', message: `No function ${name}` }, 404);
  try {
    const output = await handle(input ?? null);
    if (!(output instanceof Uint8Array)) return Response.json(output);
    return new Response(new Uint8Array(output), { headers: { 'content-type': 'application/octet-stream' } });
  } catch (error) {
    if (!(error instanceof FunctionCallError)) throw error;
    if (error.code === 'unreachable') throw new TypeError('Failed to fetch');
    return refuse({ code: error.code, message: error.message, fields: error.fields }, 400);
  }
}

function answerMasterAdmin(masterAdmins: string[], args: unknown): Response {
  const asked: unknown = typeof args === 'object' && args !== null ? Reflect.get(args, 'user_uuid') : null;
  return Response.json(masterAdmins.some((id) => id === asked));
}

function inMemoryStorage(key: string, session: object | null) {
  const values = new Map(session ? [[key, JSON.stringify(session)]] : []);
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

/**
 * The published client in front of a service that lives in memory. Only for tests: it checks no permissions, and
 * answers 400 to a query that it does not speak.
 *
 * @example const { client, rows } = createServiceClientFake({ user, tables: { entries: [{ id, text }] } });
 */
export function createServiceClientFake(options: ServiceClientFakeOptions = {}): ServiceClientFake {
  const tables = seedTables(options);
  const auth = createAuthFake(options.accounts ?? [], options.user ?? null);
  const calls: FakeCall[] = [];
  const failing = new Map<string, number>();
  let isReachable = true;

  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    calls.push({ method: request.method, path: pathname, url: request.url, body });
    if (!isReachable) throw new TypeError('Failed to fetch');
    const status = [...failing].find(([path]) => pathname.includes(path))?.[1];
    if (status) return Response.json({ message: 'The service failed' }, { status });
    const [, service, , ...rest] = pathname.split('/');
    const name = rest.join('/');
    if (service === 'auth') return auth.answer(name, request.method, searchParams, body);
    if (service === 'functions') return answerFunction(options.functions ?? {}, name, body);
    if (name === 'rpc/is_master_admin') return answerMasterAdmin(options.masterAdmins ?? [], body);
    if (name === 'rpc/own_permissions') return Response.json(options.permissions ?? []);
    const routine = name.startsWith('rpc/') ? options.routines?.[name.slice('rpc/'.length)] : undefined;
    if (routine) return Response.json(routine());
    const { method, headers } = request;
    return answerRest(tables, { table: name, method, query: searchParams, headers, body }, auth.userId());
  };

  clients += 1;
  const storageKey = `fake-${clients}-auth-token`;
  const client = createClient<Database>(ORIGIN, 'anon-key', {
    global: { fetch: answer },
    auth: {
      storageKey,
      storage: inMemoryStorage(storageKey, options.user ? sessionOf(options.user) : null),
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
  return {
    client,
    calls,
    rows: <Name extends TableName>(table: Name) => tables[table] as Row<Name>[],
    setReachable: (value) => {
      isReachable = value;
    },
    failCalls: (path, status) => void (status === null ? failing.delete(path) : failing.set(path, status)),
  };
}
