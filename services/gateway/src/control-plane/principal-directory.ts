import type { PrincipalAnswer, PrincipalQuestion } from '@reflectory/contracts/control-plane';
import { LRUCache } from 'lru-cache';
import type { PrincipalQuestions } from './principal-questions.ts';

/** What is known of people at instances, renewed behind the calls and kept for when core-api is away. */
export type PrincipalDirectory = {
  /**
   * Standing of a person; null when there is no such person. What is known is answered at once, without a promise, and
   * renewed behind the call when it is old. A call waits when nothing is known, and for what may have changed while
   * changes were not told for longer than `blindMs`.
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
  /** From now on changes are not told. */
  lose(): void;
  /** From now on changes are told; those in between were missed. */
  regain(): void;
};

type Known = { answer: PrincipalAnswer | null; askedAt: number; renewAt: number };
/** What is known and asked of a person at an instance, by auth session. */
type Person = { known: Map<string, Known>; asking: Map<string, Promise<PrincipalAnswer | null>> };

const separator = '/';
const keptMs = 60 * 60_000;

export type PrincipalDirectoryOptions = {
  questions: PrincipalQuestions;
  /** Age at which an answer is renewed, give or take a quarter, so that people who came together part. */
  freshMs?: number;
  /** How long changes may go untold before calls wait for answers. */
  blindMs?: number;
  /** Age up to which an answer serves without waiting: few people come back so late at once. */
  longestMs?: number;
  max?: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

/** From when on an answer serves, by whether changes are told. */
function createTrust({
  blindMs,
  longestMs,
  now,
}: Record<'blindMs' | 'longestMs', number> & { now: () => number }) {
  let lostAt: number | null = now();
  let trustedSince = -Infinity;
  let renewedSince = -Infinity;
  const isBlind = () => lostAt !== null && now() - lostAt > blindMs;
  return {
    /** A call waits for an answer to a question that was asked before. */
    oldest: () => Math.max(trustedSince, now() - (isBlind() ? blindMs : longestMs)),
    /** An answer to a question from before may lack a change that nobody told: it is renewed behind the call. */
    renewedSince: () => renewedSince,
    lose() {
      lostAt ??= now();
    },
    regain() {
      if (isBlind()) trustedSince = now();
      renewedSince = now();
      lostAt = null;
    },
  };
}

/** A directory that asks `questions`; times in milliseconds. */
export function createPrincipalDirectory({
  questions,
  freshMs = 30_000,
  blindMs = 5000,
  longestMs = 300_000,
  max = 50_000,
  now = () => performance.now(),
}: PrincipalDirectoryOptions): PrincipalDirectory {
  // One change forgets every auth session of the person there, and whatever is being answered meanwhile.
  const people = new LRUCache<string, Person>({ max, ttl: keptMs, updateAgeOnGet: true });
  const ended = new LRUCache<string, true>({ max, ttl: 24 * 60 * 60_000 });
  const trust = createTrust({ blindMs, longestMs, now });

  function personAt(key: string): Person {
    const found = people.get(key);
    if (found) return found;
    const person: Person = { known: new Map(), asking: new Map() };
    people.set(key, person);
    return person;
  }

  /** Answers of the same question at the same time are one. */
  function ask(person: Person, question: PrincipalQuestion, how: keyof PrincipalQuestions) {
    const session = question.auth_session_id ?? '';
    // A call does not wait for a question that may be put off.
    const key = how + separator + session;
    const underWay = person.asking.get(key);
    if (underWay) return underWay;
    const askedAt = now();
    const answered = questions[how](question)
      .then((answer) => {
        const renewAt = now() + freshMs * (0.75 + Math.random() / 2);
        person.known.set(session, { answer, askedAt, renewAt });
        return answer;
      })
      .finally(() => person.asking.delete(key));
    person.asking.set(key, answered);
    return answered;
  }

  return {
    find(instanceId, userId, authSessionId) {
      const person = personAt(instanceId + separator + userId);
      const question = { instance_id: instanceId, user_id: userId, auth_session_id: authSessionId };
      const known = person.known.get(authSessionId ?? '');
      if (!known) return ask(person, question, 'ask');
      if (known.askedAt < trust.oldest()) return ask(person, question, 'ask').catch(() => known.answer);
      if (known.renewAt <= now() || known.askedAt < trust.renewedSince()) {
        // What is known goes on serving while core-api is away.
        ask(person, question, 'askBehind').catch(() => {});
      }
      return known.answer;
    },
    forget: (instanceId, userId) => void people.delete(instanceId + separator + userId),
    endAuthSession: (authSessionId) => void ended.set(authSessionId, true),
    isAuthSessionEnded: (authSessionId) => ended.has(authSessionId),
    lose: trust.lose,
    regain: trust.regain,
  };
}
