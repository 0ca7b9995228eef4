import { BUCKETS } from './features.ts';
import type { Weights } from './score.ts';
import { shared } from './weights/shared.ts';

const table = new Int8Array(BUCKETS);
table.set(shared.table);

/** The weights of all languages together; those of a language are nothing until it is added. */
export const weights: Weights = { ...shared, table };
