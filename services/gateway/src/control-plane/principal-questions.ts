import {
  PRINCIPAL_QUESTIONS_MAX,
  type PrincipalAnswer,
  type PrincipalQuestion,
} from '@reflectory/contracts/control-plane';
import type { CoreApiClient } from '../core-api/core-api-client.ts';

/** Asks core-api about people, many in one request. */
export type PrincipalQuestions = {
  /** A question that a call waits for. */
  ask(question: PrincipalQuestion): Promise<PrincipalAnswer | null>;
  /** A question that nobody waits for: it may be put off to go with others. */
  askBehind(question: PrincipalQuestion): Promise<PrincipalAnswer | null>;
};

type Open = {
  question: PrincipalQuestion;
  resolve: (answer: PrincipalAnswer | null) => void;
  reject: (reason: unknown) => void;
};

/** Requests that calls wait for at a time: when many people come at once, their questions gather behind these. */
const MOST_UNDER_WAY = 2;

/**
 * Questions of the same moment are one request. What nobody waits for is put off for up to `behindMs` (milliseconds),
 * and one such request is under way at a time, so that renewing what is known never comes in waves.
 */
export function createPrincipalQuestions({
  coreApi,
  behindMs = 250,
  mostInOne = PRINCIPAL_QUESTIONS_MAX,
}: {
  coreApi: Pick<CoreApiClient, 'findPrincipals'>;
  behindMs?: number;
  mostInOne?: number;
}): PrincipalQuestions {
  const awaited: Open[] = [];
  const behind: Open[] = [];
  let isFlushing = false;
  let underWay = 0;
  let isRenewing = false;

  async function send(open: readonly Open[]): Promise<void> {
    try {
      const answers = await coreApi.findPrincipals(open.map(({ question }) => question));
      open.forEach(({ resolve }, index) => resolve(answers[index] ?? null));
    } catch (error) {
      for (const { reject } of open) reject(error);
    }
  }

  function flush(): void {
    isFlushing = false;
    for (; awaited.length > 0 && underWay < MOST_UNDER_WAY; underWay += 1) {
      void send(awaited.splice(0, mostInOne)).then(() => {
        underWay -= 1;
        flush();
      });
    }
  }

  async function renew(): Promise<void> {
    isRenewing = true;
    while (behind.length > 0) {
      await new Promise((resolve) => void setTimeout(resolve, behindMs).unref());
      for (let left = behind.length; left > 0; left -= mostInOne) await send(behind.splice(0, mostInOne));
    }
    isRenewing = false;
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        awaited.push({ question, resolve, reject });
        if (isFlushing) return;
        isFlushing = true;
        setImmediate(flush);
      }),
    askBehind: (question) =>
      new Promise((resolve, reject) => {
        behind.push({ question, resolve, reject });
        if (!isRenewing) void renew();
      }),
  };
}
