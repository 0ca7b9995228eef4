import type { PrincipalAnswer } from '@reflectory/contracts';
import { LRUCache } from 'lru-cache';
import type { CoreApiClient } from '../core-api/core-api-client.ts';

/** What is known of people at instances, remembered for a short while and kept for when core-api is away. */
export type PrincipalDirectory = {
  /**
   * Standing of a person; null when there is no such person. An answer that is older than `freshMs` is used only
   * while core-api is away. What is known is answered at once, without a promise.
   *
   * @throws CoreApiUnavailableError when nothing is known and core-api cannot be asked.
   */
  find(
    instanceId: string,
    userId: string,
    authSessionId: string | null,
  ): PrincipalAnswer | null | Promise<PrincipalAnswer | null>;
  /** A membership changed: what was known of the person there is forgotten. */
  forget(instanceId: string, userId: string): void;
  endAuthSession(authSessionId: string): void;
  isAuthSessionEnded(authSessionId: string): boolean;
  /** Events may have been missed: every answer has to be asked for again. */
  distrust(): void;
};

type Known = { answer: PrincipalAnswer | null; askedAt: number };
/** What is known and asked of a person at an instance, by auth session. */
type Person = { known: Map<string, Known>; asking: Map<string, Promise<PrincipalAnswer | null>> };

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
  // One change forgets every auth session of the person there, and whatever is being answered meanwhile.
  const people = new LRUCache<string, Person>({ max, ttl: keptMs, updateAgeOnGet: true });
  const ended = new LRUCache<string, true>({ max, ttl: 24 * 60 * 60_000 });
  let trustedSince = -Infinity;

  function personAt(key: string): Person {
    const found = people.get(key);
    if (found) return found;
    const person: Person = { known: new Map(), asking: new Map() };
    people.set(key, person);
    return person;
  }

  /** Answers of the same question at the same time are one. */
  async function ask(
    { known, asking }: Person,
    [instanceId, userId, authSessionId]: Parameters<PrincipalDirectory['find']>,
  ): Promise<PrincipalAnswer | null> {
    const session = authSessionId ?? '';
    const askCoreApi = async () => {
      const askedAt = performance.now();
      const answer = await coreApi.findPrincipal(instanceId, userId, authSessionId);
      known.set(session, { answer, askedAt });
      return answer;
    };
    const question = asking.get(session) ?? askCoreApi().finally(() => asking.delete(session));
    asking.set(session, question);
    try {
      return await question;
    } catch (error) {
      const remembered = known.get(session);
      if (remembered) return remembered.answer;
      throw error;
    }
  }

  return {
    find(...question) {
      const [instanceId, userId, authSessionId] = question;
      const person = personAt(instanceId + separator + userId);
      const remembered = person.known.get(authSessionId ?? '');
      const freshSince = Math.max(trustedSince, performance.now() - freshMs);
      return remembered && remembered.askedAt >= freshSince ? remembered.answer : ask(person, question);
    },
    forget: (instanceId, userId) => void people.delete(instanceId + separator + userId),
    endAuthSession: (authSessionId) => void ended.set(authSessionId, true),
    isAuthSessionEnded: (authSessionId) => ended.has(authSessionId),
    distrust() {
      trustedSince = performance.now();
    },
  };
}
