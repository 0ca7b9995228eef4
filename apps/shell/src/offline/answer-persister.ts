import type { QueryFunction, QueryKey, Query } from '@tanstack/react-query';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';

/** Milliseconds that the network has for something to read before what is kept stands in. */
const READ_LIMIT_MS = 3000;

export type AnswerPersisterOptions = {
  answers: KeptAnswers;
  /** Whose answers; null while nobody is signed in. */
  owner: () => string | null;
  releases: string;
  isOnline: () => boolean;
  wait: (milliseconds: number) => Promise<void>;
  now: () => number;
};

export type AnswerPersister = ReturnType<typeof createAnswerPersister>;

/** Whether a read failed since the service could not be reached. What it refuses is not answered from the device. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError ||
  (typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'unreachable');

/** Pages of a list that are kept: each page that comes would else write all those before it once more. */
const KEPT_PAGES = 2;

/** What is kept of an answer: of a list that is read by the page only the first ones. */
function firstPages(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !('pageParams' in data)) return data;
  const { pages, pageParams } = data;
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data;
  return { pages: pages.slice(0, KEPT_PAGES), pageParams: pageParams.slice(0, KEPT_PAGES) };
}

type Outcome = { data: unknown } | { error: unknown };

/**
 * Keeps the answers of queries whose `meta` says `isKept: true`, and gives them back when the service is away or too slow.
 * As with documents the network comes first, so that nothing old is shown while something new can be had.
 */
export function createAnswerPersister(options: AnswerPersisterOptions) {
  const { answers, owner, releases, isOnline, wait, now } = options;

  const findKept = async (who: string, query: string): Promise<KeptAnswer | null> => {
    const kept = await answers.find(who, query);
    return kept?.releases === releases ? kept : null;
  };
  /** The query shows what is kept, and knows how old that is. */
  const adopt = (query: Query, { data, updatedAt }: KeptAnswer): unknown => {
    setTimeout(() => {
      if (query.state.data === data) query.setState({ dataUpdatedAt: updatedAt });
    });
    return data;
  };

  return async function readOrFind(
    queryFn: QueryFunction<unknown, QueryKey>,
    context: Parameters<QueryFunction<unknown, QueryKey>>[0],
    query: Query,
  ): Promise<unknown> {
    const who = query.meta?.['isKept'] === true ? owner() : null;
    if (!who) return queryFn(context);
    const read = async (): Promise<Outcome> => {
      try {
        const data = await queryFn(context);
        void answers.put({
          owner: who,
          query: query.queryHash,
          data: firstPages(data),
          updatedAt: now(),
          releases,
        });
        return { data };
      } catch (error) {
        return { error };
      }
    };
    const isFirst = query.state.data === undefined;
    if (isFirst && !isOnline()) {
      const kept = await findKept(who, query.queryHash);
      if (kept) return adopt(query, kept);
    }
    const reading = read();
    const first = isFirst
      ? await Promise.race([reading, wait(READ_LIMIT_MS).then(() => null)])
      : await reading;
    if (first && 'data' in first) return first.data;
    const kept =
      isFirst && (!first || isUnreachable(first.error)) ? await findKept(who, query.queryHash) : null;
    if (kept) {
      if (!first) void reading.then((late) => 'data' in late && query.setData(late.data));
      return adopt(query, kept);
    }
    const last = first ?? (await reading);
    if ('error' in last) throw last.error;
    return last.data;
  };
}
