import type { Transaction } from './in-transaction.ts';
import type { StatementExecutor } from './statement-executor.ts';
import { enterQuery, serviceSettings } from './transaction-settings.ts';

/** Runs what an instance set up for all its members: as a role that reaches no table, and nobody in particular. */
export type InstanceTransactions = <T>(
  instanceId: string,
  run: (tx: Transaction) => Promise<T>,
) => Promise<T>;

/** Opens them as a login role that may become `instance_routine`. */
export const createInstanceTransactions =
  (executor: Pick<StatementExecutor, 'transaction'>): InstanceTransactions =>
  (instanceId, run) =>
    executor.transaction(async (tx) => {
      const { text, values } = enterQuery(serviceSettings('instance_routine', instanceId));
      await tx.query(text, values);
      return run(tx);
    });
