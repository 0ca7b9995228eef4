import type { PrincipalAnswer } from '@reflectory/contracts';
import { LRUCache } from 'lru-cache';
import type { CoreApiClient } from '../core-api/core-api-client.ts';

/** What is known of people at instances, remembered for a short while and kept for when core-api is away. */
export type PrincipalDirectory = {
  /**
   * Standing of a person; null when there is no such person. An answer that is older than `freshMs` is used only
   * while core-api is away.
   *
   * @throws CoreApiUnavailableError when nothing is known and core-api cannot be asked.
   */
  find(instanceId: string, userId: string, authSessionId: string | null): Promise<PrincipalAnswer | null>;
  /** A membership changed: what was known of the person there is forgotten. */
  forget(instanceId: string, userId: string): void;
  endAuthSession(authSessionId: string): void;
  isAuthSessionEnded(authSessionId: string): boolean;
  /** Events may have been missed: every answer has to be asked for again. */
  distrust(): void;
};

type Known = { answer: PrincipalAnswer | null; askedAt: number };

const separator = '/';
const keptMs = 60 * 60_000;

/** A directory that asks `coreApi`; times in milliseconds. */
export function createPrincipalDirectory({
  coreApi,
  freshMs = 30_000,
  max = 50_000,
}: {
  coreApi: Pick<CoreApiClient, 'findPrincipal'>;
  freshMs?: number;
  max?: number;
}): PrincipalDirectory {
  // Keyed by instance and person, so that one change forgets every auth session of the person there.
  const known = new LRUCache<string, Map<string, Known>>({ max, ttl: keptMs });
  const asking = new Map<string, Promise<PrincipalAnswer | null>>();
  const ended = new LRUCache<string, true>({ max, ttl: 24 * 60 * 60_000 });
  let trustedSince = -Infinity;

  async function ask(person: string, instanceId: string, userId: string, authSessionId: string | null) {
    const askedAt = performance.now();
    const answer = await coreApi.findPrincipal(instanceId, userId, authSessionId);
    const sessions = known.get(person) ?? new Map<string, Known>();
    sessions.set(authSessionId ?? '', { answer, askedAt });
    known.set(person, sessions);
    return answer;
  }

  return {
    async find(instanceId, userId, authSessionId) {
      const person = instanceId + separator + userId;
      const remembered = known.get(person)?.get(authSessionId ?? '');
      const freshSince = Math.max(trustedSince, performance.now() - freshMs);
      if (remembered && remembered.askedAt >= freshSince) return remembered.answer;
      const key = person + separator + (authSessionId ?? '');
      let question = asking.get(key);
      if (!question) {
        question = ask(person, instanceId, userId, authSessionId).finally(() => asking.delete(key));
        asking.set(key, question);
      }
      try {
        return await question;
      } catch (error) {
        if (remembered) return remembered.answer;
        throw error;
      }
    },
    forget: (instanceId, userId) => void known.delete(instanceId + separator + userId),
    endAuthSession: (authSessionId) => void ended.set(authSessionId, true),
    isAuthSessionEnded: (authSessionId) => ended.has(authSessionId),
    distrust() {
      trustedSince = performance.now();
    },
  };
}
