import type { Transaction } from './in-transaction.ts';
import { PRODUCT_SEARCH_PATH } from './product-schema.ts';
import type { StatementExecutor } from './statement-executor.ts';
import { enterQuery, principalSettings } from './transaction-settings.ts';

/**
 * Runs what a person set up and nobody asks for now: with their rights of this moment and no more. Where their account
 * closes nothing can be written.
 */
export type PersonTransactions = <T>(
  person: { instanceId: string; userId: string },
  run: (tx: Transaction) => Promise<T>,
) => Promise<T>;

/** Opens them as a login role that may become `authenticated`. */
export const createPersonTransactions =
  (executor: Pick<StatementExecutor, 'transaction'>): PersonTransactions =>
  ({ instanceId, userId }, run) =>
    executor.transaction(async (tx) => {
      const context = {
        instance_id: instanceId,
        user_id: userId,
        db_role: 'authenticated' as const,
        claims: {},
      };
      const { text, values } = enterQuery(principalSettings(context, PRODUCT_SEARCH_PATH));
      await tx.query(text, values);
      await tx.query('select app.refuse_writes_while_closing()');
      return run(tx);
    });
