import * as z from 'zod';
import type { TrackOwner } from '../../../player/kept-tracks.ts';
import { deviceNotes } from '../../../shared/device-notes.ts';

/** What somebody wants to have on a device: pieces, and playlists with whatever is in them. */
const marksSchema = z.object({ tracks: z.array(z.string()), playlists: z.array(z.string()) });
export type KeptMarks = z.infer<typeof marksSchema>;
export type MarkedKind = keyof KeptMarks;

const NOTHING: KeptMarks = { tracks: [], playlists: [] };

export const marksAddress = ({ instanceId, userId }: TrackOwner): string =>
  `reflectory.sound.kept:${instanceId}/${userId}`;

/** What is marked, as a device remembers it. */
export function readMarks(text: string | null): KeptMarks {
  if (text === null) return NOTHING;
  try {
    return marksSchema.parse(JSON.parse(text));
  } catch {
    return NOTHING;
  }
}

/** Marks a piece or a playlist, or takes the mark back. */
export function mark(owner: TrackOwner, kind: MarkedKind, id: string, isKept: boolean): void {
  const address = marksAddress(owner);
  const marks = readMarks(deviceNotes.read(address));
  const others = marks[kind].filter((other) => other !== id);
  deviceNotes.write(address, JSON.stringify({ ...marks, [kind]: isKept ? [...others, id] : others }));
}

/** Takes all marks back. */
export const unmarkAll = (owner: TrackOwner): void => deviceNotes.write(marksAddress(owner), null);
