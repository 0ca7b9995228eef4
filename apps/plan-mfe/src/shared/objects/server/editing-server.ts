import type { Change, ChangeResult, Level, LoggedChange } from '@reflectory/contracts/editing';
import type { AnyRow, ObjectPlace } from '../model/objects.ts';

/** What is new of an object since a change that was known. */
export type News = { changes: LoggedChange[]; number: number; now: string };

/** The service, as far as a store of an object needs it. Calls throw a `FunctionCallError`. */
export type EditingServer = {
  get(
    place: ObjectPlace,
  ): Promise<{ number: number; now: string; level: Level; tables: Record<string, AnyRow[]> }>;
  change(
    place: ObjectPlace,
    known: number,
    changes: readonly Change[],
  ): Promise<News & { results: ChangeResult[] }>;
  list(place: ObjectPlace, known: number, rowId?: string): Promise<News>;
  /** Calls `onNews` whenever something may be new, and once it listens; with the change itself where it is whole. */
  listen(place: ObjectPlace, onNews: (change: LoggedChange | null) => void): () => void;
};
