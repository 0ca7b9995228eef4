import type { Database, Transaction } from '@reflectory/runtime/database';
import { findCurrentPosition, type Position } from './changes.repository.ts';

/** Reads what was committed, each thing once and in order, from the moment that somebody wants it. */
export type CommittedFeed<Thing> = {
  /** From here on nothing that is committed is missed. */
  begin(): Promise<Position>;
  /** Nobody wants it any more: what comes until the next beginning is passed over. */
  end(): void;
  /** Hands on what is new; it counts as read when `handle` is done. */
  read(handle: (things: readonly Thing[]) => void | Promise<void>): Promise<void>;
};

type Options<Thing> = {
  database: Database;
  find(tx: Transaction, after: Position, most: number): Promise<Thing[]>;
  positionOf(thing: Thing): Position;
};

const BATCH = 500;

export function createCommittedFeed<Thing>({
  database,
  find,
  positionOf,
}: Options<Thing>): CommittedFeed<Thing> {
  let position: Position | null = null;
  const ask = <T>(run: (tx: Transaction) => Promise<T>) =>
    database.asService('realtime_admin', null, run, { readOnly: true });
  const begin = async (): Promise<Position> => (position ??= await ask(findCurrentPosition));
  return {
    begin,
    end() {
      position = null;
    },
    async read(handle) {
      let things: Thing[];
      do {
        const from = await begin();
        things = await ask((tx) => find(tx, from, BATCH));
        const last = things.at(-1);
        if (!last) return;
        await handle(things);
        // Who ended it, or began anew meanwhile, is not set back.
        if (position !== from) return;
        position = positionOf(last);
      } while (things.length === BATCH);
    },
  };
}
