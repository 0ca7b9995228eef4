import type { Shown } from '../model/use-looking.ts';

/** What every view of a board is given. */
export type ViewProps = { shown: Shown };
