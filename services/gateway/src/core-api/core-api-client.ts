import {
  CONTEXT_HEADER,
  type ControlPlane,
  type ControlPlaneChanges,
  controlPlaneChangesSchema,
  type ControlPlaneEvent,
  controlPlaneEventSchema,
  controlPlaneSchema,
  type PrincipalAnswer,
  principalAnswersSchema,
  type PrincipalQuestion,
} from '@reflectory/contracts/control-plane';
import { signControlPlaneToken } from '@reflectory/server-kit';
import type { JSONWebKeySet } from 'jose';
import * as z from 'zod';
import { readServerSentEvents } from './server-sent-events.ts';
import type { Upstream, Upstreams } from './upstreams.ts';

/** core-api could not be asked, or answered with something other than what was asked for. */
export class CoreApiUnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CoreApiUnavailableError';
  }
}

/** For whom a function is called: what was decided about them, and the network address of who asks. */
export type FunctionCaller = {
  contextToken: string;
  requestId: string;
  address: string;
  /** Milliseconds until the call counts as failed, where it may take long. */
  timeoutMs?: number;
  /** What changes something each time: nobody else is asked when one core-api does not answer. */
  isAskedOnce?: boolean;
};

/** What the gateway itself asks core-api. Every call rejects with {@link CoreApiUnavailableError} when it fails. */
export type CoreApiClient = {
  /** What changed since a version; everything where that is null, or where core-api cannot tell. */
  getControlPlane(since: string | null): Promise<ControlPlane | ControlPlaneChanges>;
  /** Pushed changes until the stream ends or `signal` aborts. */
  openEvents(signal: AbortSignal): Promise<AsyncIterable<ControlPlaneEvent | null>>;
  /** Standing of up to {@link PRINCIPAL_QUESTIONS_MAX} people, in the order of the questions; null where there is no such person. */
  findPrincipals(questions: readonly PrincipalQuestion[]): Promise<(PrincipalAnswer | null)[]>;
  /** The published keys, and the secrets that the service shares. */
  getSigningKeys(): Promise<JSONWebKeySet>;
  /** Output of a function, or null when it answers that there is nothing (4xx). */
  callFunction(name: string, input: unknown, caller: FunctionCaller): Promise<unknown>;
};

/** Changes first: where their names are missing, nothing else of the answer is looked at. */
const controlPlaneAnswerSchema = z.union([controlPlaneChangesSchema, controlPlaneSchema]);
const keySetSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Milliseconds after which a question to core-api counts as failed. */
const timeoutMs = 3000;
/** The same for the snapshot, which is 30 MB where there are 100,000 instances. */
const snapshotTimeoutMs = 20_000;

/** What one core-api does not answer another is asked, unless it may be asked but once. */
export async function askOf(
  upstreams: Upstreams,
  path: string,
  init: RequestInit,
  isAskedOnce = false,
): Promise<Response> {
  const send = (origin: string) =>
    fetch(new URL(path, origin), { redirect: 'error', signal: AbortSignal.timeout(timeoutMs), ...init });
  const first = upstreams.choose();
  try {
    const answer = send(first.origin);
    return await (isAskedOnce ? answer : answer.catch(() => send(upstreams.choose(first).origin)));
  } catch (cause) {
    throw new CoreApiUnavailableError(`${path} could not be reached`, { cause });
  }
}

async function read<Schema extends z.ZodType>(response: Response, schema: Schema): Promise<z.output<Schema>> {
  const { pathname } = new URL(response.url);
  if (!response.ok) {
    await response.body?.cancel();
    throw new CoreApiUnavailableError(`${pathname} answered ${response.status}`);
  }
  return parse(pathname, await response.json().catch(() => undefined), schema);
}

function parse<Schema extends z.ZodType>(path: string, json: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const where = result.error.issues[0]?.path.join('.') ?? '';
  throw new CoreApiUnavailableError(`${path} has an unknown shape at ${where}`);
}

const PRINCIPALS_PATH = '/internal/principals';

/** Asked on the way of calls, so without the streams of `fetch`, which cost more than the rest of a first call. */
async function requestPrincipals(upstreams: Upstreams, headers: Record<string, string>, body: string) {
  const send = async ({ pool }: Upstream) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await pool.request({ path: PRINCIPALS_PATH, method: 'POST', headers, body, signal });
    return { status: answer.statusCode, json: await answer.body.json().catch(() => undefined) };
  };
  const first = upstreams.choose();
  const { status, json } = await send(first)
    .catch(() => send(upstreams.choose(first)))
    .catch((cause: unknown) => {
      throw new CoreApiUnavailableError(`${PRINCIPALS_PATH} could not be reached`, { cause });
    });
  if (status !== 200) throw new CoreApiUnavailableError(`${PRINCIPALS_PATH} answered ${status}`);
  return json;
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ControlPlaneEvent | null> {
  for await (const data of readServerSentEvents(body)) {
    yield data === null ? null : (controlPlaneEventSchema.safeParse(JSON.parse(data)).data ?? null);
  }
}

type ClientOptions = { upstreams: Upstreams; secret: string };

/** Asks core-api with control-plane tokens signed by `secret`. */
export function createCoreApiClient({ upstreams, secret }: ClientOptions): CoreApiClient {
  const ask = (path: string, init: RequestInit, isAskedOnce = false) =>
    askOf(upstreams, path, init, isAskedOnce);
  const headers = () => ({ [CONTEXT_HEADER]: signControlPlaneToken(secret) });
  return {
    async getControlPlane(since) {
      const signal = AbortSignal.timeout(snapshotTimeoutMs);
      const query = since === null ? '' : `?${new URLSearchParams({ since })}`;
      const response = await ask(`/internal/control-plane${query}`, { headers: headers(), signal });
      return read(response, controlPlaneAnswerSchema);
    },
    async openEvents(signal) {
      const response = await ask('/internal/control-plane/events', {
        headers: { ...headers(), accept: 'text/event-stream' },
        signal,
      });
      if (!response.ok || !response.body)
        throw new CoreApiUnavailableError(`events answered ${response.status}`);
      return readEvents(response.body);
    },
    async findPrincipals(questions) {
      const asked = { ...headers(), 'content-type': 'application/json' };
      const json = await requestPrincipals(upstreams, asked, JSON.stringify(questions));
      return parse(PRINCIPALS_PATH, json, principalAnswersSchema);
    },
    async getSigningKeys() {
      const paths = ['/auth/v1/.well-known/jwks.json', '/internal/shared-keys'];
      const signed = headers();
      const sets = paths.map(async (path) => read(await ask(path, { headers: signed }), keySetSchema));
      return { keys: (await Promise.all(sets)).flatMap(({ keys }) => keys) };
    },
    async callFunction(name, input, caller) {
      const { contextToken, requestId, address, timeoutMs: mostMs = timeoutMs, isAskedOnce } = caller;
      const init = {
        method: 'POST',
        signal: AbortSignal.timeout(mostMs),
        headers: {
          [CONTEXT_HEADER]: contextToken,
          'content-type': 'application/json',
          'x-request-id': requestId,
          'x-forwarded-for': address,
        },
        body: JSON.stringify(input),
      };
      const response = await ask(`/functions/v1/${name}`, init, isAskedOnce);
      if (response.status < 400 || response.status >= 500) return read(response, z.unknown());
      await response.body?.cancel();
      return null;
    },
  };
}
