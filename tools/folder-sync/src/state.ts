import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const stateSchema = z.object({
  format: z.literal(1),
  /** Where the entries are and whose: a folder is of one journal. */
  origin: z.string(),
  person: z.string().nullable(),
  /** By entry: what was last the same on both sides. */
  entries: z.record(
    z.string(),
    z.object({ path: z.string(), version: z.number(), hash: z.string(), facts: z.string() }),
  ),
  /** By path: files that are being sent, and the id under which they are. */
  sending: z.record(z.string(), z.object({ session: z.string(), hash: z.string() })),
});
export type SyncState = z.infer<typeof stateSchema>;
export type SeenEntry = SyncState['entries'][string];

const STATE_FILE = '.reflectory-sync.json';

export const newState = (origin: string): SyncState => ({
  format: 1,
  origin,
  person: null,
  entries: {},
  sending: {},
});

/** What cannot go on, said so that somebody can do something about it. */
export class SyncError extends Error {
  override name = 'SyncError';
}

/** Writes a file at once or not at all. */
export function writeWhole(file: string, content: string): void {
  const beside = path.join(path.dirname(file), `.reflectory-${process.pid}.tmp`);
  writeFileSync(beside, content, { flush: true });
  renameSync(beside, file);
}

/** @throws SyncError where it is of another place, or no state of this program. */
export function loadState(folder: string, origin: string): SyncState {
  let content: string;
  try {
    content = readFileSync(path.join(folder, STATE_FILE), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return newState(origin);
    throw error;
  }
  const parsed = stateSchema.safeParse(jsonOf(content));
  if (!parsed.success) throw new SyncError(`${STATE_FILE} cannot be read: move it away to begin anew`);
  if (parsed.data.origin !== origin) {
    throw new SyncError(`This folder is in step with ${parsed.data.origin}: take another one for ${origin}`);
  }
  return parsed.data;
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

export const saveState = (folder: string, state: SyncState): void =>
  writeWhole(path.join(folder, STATE_FILE), JSON.stringify(state));
