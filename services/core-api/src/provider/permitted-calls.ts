import type { ProviderTask } from '@reflectory/contracts/providers';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import type { KeyBox } from './key-box.ts';
import type { createOutboundFetch } from './outbound-fetch.ts';
import type { BegunCall, ProviderLedger } from './provider-ledger.ts';
import {
  type Answered,
  ProviderFailedError,
  ProviderRefusedError,
  type ProviderRequest,
} from './provider.ts';
import { retryCall } from './retry-call.ts';
import type { Counted, Endpoint } from './sdk-client.ts';

const CHARACTERS_PER_TOKEN = 3;

export type CallDependencies = {
  ledger: ProviderLedger;
  box: KeyBox;
  fetchFor: ReturnType<typeof createOutboundFetch>;
  /** Milliseconds before a second attempt. */
  retryWaitMs: number;
};

/** What is to be sent on behalf of somebody. */
export type Intent = {
  request: ProviderRequest;
  task: ProviderTask;
  texts: readonly string[];
  /** Tokens that the answer may have. */
  answerTokens: number;
  /** Whether a second attempt would make something a second time. */
  isAskedOnce?: boolean;
};

/** Tells tokens once the whole answer came. */
type Read = (endpoint: Endpoint, onEnd: (tokens: number | null) => void) => AsyncIterable<string>;

/** Ends a call of which nothing was sent. */
async function openOr<T>(failed: () => Promise<void>, open: () => T): Promise<T> {
  try {
    return open();
  } catch (error) {
    await failed();
    throw error;
  }
}

const engineOf = ({ model }: BegunCall) => `provider:${model}`;

/** Calls that are permitted, written down and counted. */
export function createPermittedCalls({ ledger, box, fetchFor, retryWaitMs }: CallDependencies) {
  const endpointOf = (instance: string, { baseUrl, sealedKey, model }: BegunCall): Endpoint => {
    try {
      const key = sealedKey === null ? null : box.open(sealedKey, instance, baseUrl);
      return { baseUrl, key, model, fetch: fetchFor(instance) };
    } catch {
      throw new ProviderFailedError('refused');
    }
  };

  async function begin({ request, task, texts, answerTokens }: Intent) {
    const { instance, person, entryIds } = request;
    if (texts.some(speaksOfSuicide)) throw new ProviderRefusedError('care');
    const characters = texts.reduce((sum, { length }) => sum + length, 0);
    const estimate = Math.ceil(characters / CHARACTERS_PER_TOKEN) + answerTokens;
    const call = await ledger.begin({ instance, person, task, entryIds, characters, estimate });
    return {
      call,
      answered: (tokens: number | null) => ledger.end(instance, call.id, 'answered', tokens ?? estimate),
      failed: () => ledger.end(instance, call.id, 'failed', 0),
      // Part of an answer was paid for as well: nobody says how much.
      brokenOff: () => ledger.end(instance, call.id, 'failed', estimate),
    };
  }

  return {
    /** @throws ProviderRefusedError, ProviderFailedError */
    async ask<Value>(
      intent: Intent,
      run: (endpoint: Endpoint) => Promise<Counted<Value>>,
    ): Promise<Answered<Value>> {
      const { instance, signal } = intent.request;
      const { call, answered, failed } = await begin(intent);
      try {
        const endpoint = endpointOf(instance, call);
        const options = { waitMs: retryWaitMs, signal };
        const { value, tokens } = await (intent.isAskedOnce
          ? run(endpoint)
          : retryCall(() => run(endpoint), options));
        await answered(tokens);
        return { engine: engineOf(call), value };
      } catch (error) {
        await failed();
        throw error;
      }
    },

    /** Nothing is sent before somebody listens. @throws ProviderRefusedError, ProviderFailedError */
    async stream(intent: Intent, read: Read): Promise<Answered<AsyncIterable<string>>> {
      const { call, answered, failed, brokenOff } = await begin(intent);
      const endpoint = await openOr(failed, () => endpointOf(intent.request.instance, call));
      async function* pieces() {
        let hasEnded = false;
        let used: number | null = null;
        try {
          yield* read(endpoint, (tokens) => (used = tokens));
          hasEnded = true;
        } finally {
          await (hasEnded ? answered(used) : brokenOff());
        }
      }
      return { engine: engineOf(call), value: pieces() };
    },
  };
}
