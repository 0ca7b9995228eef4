import {
  CONTEXT_HEADER,
  type ControlPlane,
  type ControlPlaneEvent,
  controlPlaneEventSchema,
  controlPlaneSchema,
  type PrincipalAnswer,
  principalAnswerSchema,
} from '@reflectory/contracts';
import { signControlPlaneToken } from '@reflectory/server-kit';
import type { JSONWebKeySet } from 'jose';
import * as z from 'zod';
import { readServerSentEvents } from './server-sent-events.ts';

/** core-api could not be asked, or answered with something other than what was asked for. */
export class CoreApiUnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CoreApiUnavailableError';
  }
}

/** What the gateway itself asks core-api. Every call rejects with {@link CoreApiUnavailableError} when it fails. */
export type CoreApiClient = {
  getControlPlane(): Promise<ControlPlane>;
  /** Pushed changes until the stream ends or `signal` aborts. */
  openEvents(signal: AbortSignal): Promise<AsyncIterable<ControlPlaneEvent | null>>;
  /** Null when there is no such person. */
  findPrincipal(
    instanceId: string,
    userId: string,
    authSessionId: string | null,
  ): Promise<PrincipalAnswer | null>;
  getSigningKeys(): Promise<JSONWebKeySet>;
  /** Output of a function, or null when it answers that there is nothing (4xx). */
  callFunction(name: string, input: unknown, contextToken: string, requestId: string): Promise<unknown>;
};

const keySetSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Milliseconds after which a question to core-api counts as failed. */
const timeoutMs = 3000;

async function ask(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs), ...init });
  } catch (cause) {
    throw new CoreApiUnavailableError(`${url.pathname} could not be reached`, { cause });
  }
}

async function read<Schema extends z.ZodType>(response: Response, schema: Schema): Promise<z.output<Schema>> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new CoreApiUnavailableError(`${new URL(response.url).pathname} answered ${response.status}`);
  }
  const result = schema.safeParse(await response.json().catch(() => undefined));
  if (result.success) return result.data;
  const where = result.error.issues[0]?.path.join('.') ?? '';
  throw new CoreApiUnavailableError(`${new URL(response.url).pathname} has an unknown shape at ${where}`);
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ControlPlaneEvent | null> {
  for await (const data of readServerSentEvents(body)) {
    yield data === null ? null : (controlPlaneEventSchema.safeParse(JSON.parse(data)).data ?? null);
  }
}

/** Asks core-api with control-plane tokens signed by `secret`. */
export function createCoreApiClient({ url, secret }: { url: string; secret: string }): CoreApiClient {
  const to = (path: string) => new URL(path, url);
  const headers = async () => ({ [CONTEXT_HEADER]: await signControlPlaneToken(secret) });
  return {
    async getControlPlane() {
      return read(await ask(to('/internal/control-plane'), { headers: await headers() }), controlPlaneSchema);
    },
    async openEvents(signal) {
      const response = await ask(to('/internal/control-plane/events'), {
        headers: { ...(await headers()), accept: 'text/event-stream' },
        signal,
      });
      if (!response.ok || !response.body)
        throw new CoreApiUnavailableError(`events answered ${response.status}`);
      return readEvents(response.body);
    },
    async findPrincipal(instanceId, userId, authSessionId) {
      const address = to(`/internal/principals/${instanceId}/${userId}`);
      if (authSessionId) address.searchParams.set('auth_session_id', authSessionId);
      const response = await ask(address, { headers: await headers() });
      if (response.status !== 404) return read(response, principalAnswerSchema);
      await response.body?.cancel();
      return null;
    },
    async getSigningKeys() {
      return read(
        await ask(to('/auth/v1/.well-known/jwks.json'), { headers: await headers() }),
        keySetSchema,
      );
    },
    async callFunction(name, input, contextToken, requestId) {
      const response = await ask(to(`/functions/v1/${name}`), {
        method: 'POST',
        headers: {
          [CONTEXT_HEADER]: contextToken,
          'content-type': 'application/json',
          'x-request-id': requestId,
        },
        body: JSON.stringify(input),
      });
      if (response.status < 400 || response.status >= 500) return read(response, z.unknown());
      await response.body?.cancel();
      return null;
    },
  };
}
