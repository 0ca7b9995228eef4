import type { Mix, SoundKind } from '@reflectory/contracts/sound';
import { SOUND_GROUPS } from './sound-groups.ts';

type MusicKind = (typeof SOUND_GROUPS)['music'][number];

/** A piece that is written anew each day, and the same for whoever hears it that day. */
export type Piece = { id: string; kind: MusicKind; day: string; mix: Mix };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isMusic = (kind: string): kind is MusicKind =>
  (SOUND_GROUPS.music as readonly SoundKind[]).includes(kind as SoundKind);

function pieceOf(kind: MusicKind, day: string): Piece {
  const order = SOUND_GROUPS.music.indexOf(kind);
  const seed = (Number(day.replaceAll('-', '')) * 31 + order) >>> 0;
  const layer = { id: kind, kind, level: 1, strength: 0.65, angle: 0, distance: 0.1, movement: 0 };
  return { id: `${kind}.${day}`, kind, day, mix: { layers: [layer], weather: 0.15, seed } };
}

/** One piece of each mood for a day, written `2026-11-26`. */
export const piecesOf = (day: string): Piece[] => SOUND_GROUPS.music.map((kind) => pieceOf(kind, day));

/** The piece that an id names; null where it names none. */
export function findPiece(id: string): Piece | null {
  const [kind = '', day = ''] = id.split('.');
  return isMusic(kind) && DAY.test(day) ? pieceOf(kind, day) : null;
}

/** The day of a moment where somebody is. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
