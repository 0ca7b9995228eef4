import type { ProviderTask } from '@reflectory/contracts/providers';
import type { Database, Transaction } from '@reflectory/runtime/database';
import { type ProviderRefusal, ProviderRefusedError } from './provider.ts';

/** What is about to be sent. */
export type IntendedCall = {
  instance: string;
  person: string;
  task: ProviderTask;
  entryIds: readonly string[];
  characters: number;
  /** Tokens that it may take at most, roughly. */
  estimate: number;
};

/** A call that was permitted and is written down. */
export type BegunCall = { id: string; baseUrl: string; sealedKey: string | null; model: string };

/** Permits calls, and keeps what was sent and used. */
export type ProviderLedger = {
  /** @throws ProviderRefusedError */
  begin(call: IntendedCall): Promise<BegunCall>;
  end(instance: string, id: string, outcome: 'answered' | 'failed', tokens: number): Promise<void>;
};

type Row = {
  refusal: ProviderRefusal | null;
  call: string;
  base_url: string;
  sealed_key: string | null;
  model: string;
};

type Run = <T>(instance: string, run: (tx: Transaction) => Promise<T>) => Promise<T>;

const createLedger = (run: Run): ProviderLedger => ({
  async begin({ instance, person, task, entryIds, characters, estimate }) {
    const [row] = await run(instance, (tx) =>
      tx.query<Row>('select * from app.begin_provider_call($1, $2, $3, $4, $5, $6)', [
        instance,
        person,
        task,
        entryIds,
        characters,
        estimate,
      ]),
    );
    if (!row || row.refusal !== null) throw new ProviderRefusedError(row?.refusal ?? 'off');
    return { id: row.call, baseUrl: row.base_url, sealedKey: row.sealed_key, model: row.model };
  },
  async end(instance, id, outcome, tokens) {
    await run(instance, (tx) =>
      tx.query('select app.end_provider_call($1, $2, $3, $4)', [instance, id, outcome, tokens]),
    );
  },
});

/** Of the worker, whose connection `db` is. */
export const ledgerOfWorker = (db: Transaction): ProviderLedger => createLedger((_, run) => run(db));

/** Of the service. */
export const ledgerOfService = (database: Database): ProviderLedger =>
  createLedger((instance, run) => database.asService('provider_admin', instance, run));
