/** One write and whether the service said that it was done. */
export type Written<Facts> = Facts & { isAcknowledged: boolean };

/** What clients know of what they wrote, by the way they wrote it. */
export type Ledger = {
  /** Rows of `appends` that carry one mark; all of them or none. */
  marks: Written<{ via: string; mark: string; size: number; hasTwin: boolean }>[];
  ids: Written<{ id: string }>[];
  sessions: Written<{ sessionId: string; userId: string }>[];
  moods: Written<{ id: string }>[];
  files: Written<{ name: string; content: string }>[];
  people: Written<{ email: string }>[];
  leaving: Written<{ email: string }>[];
};

export const createLedger = (): Ledger => ({
  marks: [],
  ids: [],
  sessions: [],
  moods: [],
  files: [],
  people: [],
  leaving: [],
});

/** Runs a write and notes it, before anybody knows how it ends. */
export async function note<Facts>(
  list: Written<Facts>[],
  facts: Facts,
  write: () => Promise<boolean>,
): Promise<boolean> {
  const written = { ...facts, isAcknowledged: false };
  list.push(written);
  written.isAcknowledged = await write();
  return written.isAcknowledged;
}
