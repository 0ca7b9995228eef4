import type { Ledger } from '../ledger.ts';
import type { Tally } from '../tally.ts';
import type { Place, Writer } from '../writer.ts';

type WriteContext = { place: Place; writer: Writer; ledger: Ledger; tally: Tally };

/** Writes something that nobody else writes, and notes whether that was acknowledged. @throws Error when it is refused */
export type Write = (context: WriteContext) => Promise<boolean>;
