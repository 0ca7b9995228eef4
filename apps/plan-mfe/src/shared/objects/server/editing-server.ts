import type { Change, ChangeResult, Level, LoggedChange } from '@reflectory/contracts/editing';
import type { AnyRow, ObjectPlace } from '../model/objects.ts';

/** What is new of an object since a change that was known. */
export type News = { changes: LoggedChange[]; number: number; now: string };

/** Somebody who has an object open, in one of their tabs; `spot` is what they are at, such as `cards/<id>`. */
export type PresentPerson = { userId: string; spot: string | null };

/** Being there with others: says where one is, and hears where they are. */
export type Meeting = { say(spot: string | null): void; leave(): void };

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
  /** Joins those who have an object open; `onPeople` hears of all others, whenever one comes, goes or moves. */
  meet(place: ObjectPlace, userId: string, onPeople: (people: PresentPerson[]) => void): Meeting;
};
