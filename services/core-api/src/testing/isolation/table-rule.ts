import { createHash } from 'node:crypto';
import type { TestPerson } from '@reflectory/runtime/testing';

/** Who may do what with the rows of a table. */
type TableKind =
  /** Their own person, nobody else. */
  | 'personal'
  /** Everybody at the instance reads, its admins write. */
  | 'of the instance'
  /** A person reads their own, admins read all and change others'. */
  | 'membership'
  /** Their owner does everything; A-other has a grant on the row of A-user and may do `guestMay`. */
  | 'shared'
  /** Its admins alone read and write. */
  | 'of admins'
  /** Its members read, its admins write. */
  | 'of members'
  /** Everybody who is signed in at the instance reads, nobody writes. */
  | 'seen by members'
  /** Everybody at the instance reads and adds: what a program says that lets everybody in. */
  | 'open'
  /** The instances themselves: members see theirs, its admins brand it, whoever looks after all does everything. */
  | 'instances'
  /** Everybody reads, whoever looks after all instances writes. */
  | 'of all instances';

/** How to write and change a row of a table; columns are given as the client gives them. */
export type TableRule = {
  kind: TableKind;
  /** Row of a person; `parent` is the person whose entry or session it hangs on. */
  row?: (person: TestPerson, parent: TestPerson) => Record<string, unknown>;
  /** Whether a row can hang on another person's, which must be refused. */
  hasParent?: boolean;
  /** What a grant to view lets somebody do, where the kind is `shared`. */
  guestMay?: readonly string[];
  /** Whether a row is of its object alone and of no person, so that its object is the wall around it. */
  isOfObject?: boolean;
  /** What somebody may change besides rows that `where` names, as a condition; for counting. */
  alsoTheirs?: (person: TestPerson) => string;
  /** Whether rows are added by the service alone. */
  isAddedByService?: boolean;
  /** Whether nobody changes a row: it is removed, and made anew. */
  isFixed?: boolean;
  /** Whether not even the owner removes a row. */
  isKept?: boolean;
  /** A change that the owner may make. */
  change: string;
  /** A change that nobody makes of a row, but whoever looks after all instances. */
  misuse?: string;
  /** A state, and a change that nobody makes of a row in it, though it may be theirs; `reset` ends the state. */
  sealed?: { state: string; change: string; reset: string };
  /** Rows that are there for other tables, as a condition. */
  kept?: string;
  /** Where the row of a person is. */
  where: (person: TestPerson) => string;
};

/** A row that is there for others; where it is an object, A-other may view that of A-user. */
export type ArrangedRow = { table: string; row: Record<string, unknown>; objectType?: string };

/** Ids that every test can know beforehand. */
export function idOf(kind: string, person: TestPerson): string {
  const hex = createHash('sha256').update(`${kind} ${person.id}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Rows of a person at their instance. */
export const ownedBy = (person: TestPerson) =>
  `user_id = '${person.id}' and instance_id = '${person.instanceId}'`;
/** Rows of a person's instance. */
export const atInstance = (person: TestPerson) => `instance_id = '${person.instanceId}'`;

/** Name of a table with its schema. */
export const placeOf = (table: string) => (table.includes('.') ? table : `public.${table}`);

/** Whether the rows of a table are no instance's. */
export const isOfAll = ({ kind }: TableRule) => kind === 'instances' || kind === 'of all instances';
