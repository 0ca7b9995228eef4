import { analyticsFunctions } from '@reflectory/contracts/analytics';
import type { RateLimit, RateLimiter } from '@reflectory/auth';
import type { Database } from '@reflectory/runtime/database';
import {
  defineFunction,
  defineServiceFunction,
  type FunctionDefinition,
  FunctionError,
} from '@reflectory/runtime/functions';
import { addCounts, listUsage } from './analytics.repository.ts';
import { countEvents, FEWEST_TABS, usageSince } from './usage.policy.ts';

/** A page sends every few seconds at most; a whole company may sit behind one address. */
const byTab: RateLimit = { name: 'analytics-tab', burst: 20, seconds: 5 };
const byAddress: RateLimit = { name: 'analytics-address', burst: 300, seconds: 0.5 };

export type AnalyticsDependencies = {
  database: Database;
  limiter: Pick<RateLimiter, 'take'>;
  /** Milliseconds. */
  now: () => number;
};

/** What is counted of an instance, and what its admins are told. */
export function createAnalyticsFunctions(dependencies: AnalyticsDependencies): FunctionDefinition[] {
  const { database, limiter, now } = dependencies;
  return [
    defineServiceFunction({
      contract: analyticsFunctions,
      name: 'record-analytics',
      access: 'anyone',
      async handle({ tab, events }, { context, address }) {
        const waits = [
          await limiter.take(byTab, `${context.instance_id}:${tab}`),
          await limiter.take(byAddress, `${context.instance_id}:${address}`),
        ];
        const wait = Math.max(...waits);
        if (wait > 0) throw new FunctionError('rate_limited', `Try again in ${wait} seconds`);
        await database.asPrincipal(context, (tx) => addCounts(tx, tab, countEvents(events, now())), {
          isOpenWhileClosing: true,
        });
        return { recorded: events.length };
      },
    }),
    defineFunction({
      contract: analyticsFunctions,
      name: 'list-usage',
      access: { permission: 'usage.view' },
      readOnly: true,
      async handle(_input, { tx }) {
        const since = usageSince(now());
        return { since, days: await listUsage(tx, since, FEWEST_TABS) };
      },
    }),
  ];
}
