import { setTimeout as pause } from 'node:timers/promises';
import { PRODUCT_SEARCH_PATH } from '@reflectory/runtime/database';
import type { FunctionHost, FunctionRequest } from '@reflectory/runtime/functions';
import { type Findings, findingsOf } from './sessions.repository.ts';

/** Milliseconds between two looks, 5 s in all; whoever waits longer hears of it live. */
const PAUSES_MS = [80, 100, 150, 250, 400, ...Array<number>(8).fill(500)];

/** What was found in an entry of the caller, waiting a short time for it to be read; no connection is held meanwhile. */
export async function findFindings(
  entryId: string,
  { context, signal }: FunctionRequest,
  { database }: FunctionHost,
): Promise<Findings> {
  let found: Findings = { analysisState: 'reading', analysis: null, artworkSvg: null };
  try {
    for (const ms of PAUSES_MS) {
      await pause(ms, undefined, { signal });
      const [row] = await database.readAsPrincipal<Findings>(context, findingsOf(entryId), {
        searchPath: PRODUCT_SEARCH_PATH,
      });
      if (row) found = row;
      if (found.analysisState !== 'reading') return found;
    }
  } catch {
    // What was written stays written, whatever becomes of the wait.
  }
  return found;
}
