import type { LibraryIntention, LibraryShelf } from '@reflectory/contracts/library';
import { type PresetNeed, PRESETS } from '@reflectory/sound';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HeardThing, LibraryRows } from '../../../shared/library-rows.tsx';
import { PlayFromLibrary } from '../../../shared/play-from-library.tsx';
import { useSoundscapes } from '../api/use-soundscapes.ts';
import { dayOf, findPiece, type Piece, piecesOf } from '../model/daily-pieces.ts';
import { presetNames } from '../model/preset-names.ts';
import { useMixLine } from './use-mix-line.ts';
import { usePieceName } from './use-piece-name.ts';

/** What a preset for a need helps with. */
const OF_NEED: Record<PresetNeed, readonly LibraryIntention[]> = {
  settle: ['settle'],
  focus: ['plan', 'decide'],
  sleep: ['sleep'],
  lift: ['self'],
  shelter: ['settle', 'grief'],
  company: ['grief', 'self'],
};
const OF_MUSIC: Record<Piece['kind'], readonly LibraryIntention[]> = {
  'music-calm': ['settle'],
  'music-tender': ['grief', 'people'],
  'music-wistful': ['look-back', 'grief'],
  'music-hopeful': ['plan', 'self'],
  'music-night': ['sleep'],
  'music-clear': ['decide', 'plan'],
};

type PartProps = { asked: LibraryShelf };

/** One's own soundscapes and the built-in ones, for the library. */
export function LibrarySoundscapes({ asked }: PartProps) {
  const { t } = useTranslation('sound');
  const own = useSoundscapes();
  const lineOf = useMixLine();
  // They come together: what is shown does not move.
  if (own.isPending) return null;
  const facts = t('library.noEnd');
  const things: HeardThing[] = [
    ...(own.data ?? []).map(({ id, name, mix }) => ({
      key: id,
      name,
      promise: lineOf(mix),
      intentions: [],
      href: `/sounds/mix?own=${id}`,
      facts: t('library.own'),
      sounding: { key: `own:${id}`, name, mix },
    })),
    ...presetNames.map((key) => {
      const { need, mix } = PRESETS[key];
      const name = t(`soundscapes.presets.${key}`);
      const sounding = { key: `preset:${key}`, name, mix };
      const href = `/sounds/mix?preset=${key}`;
      return { key, name, promise: lineOf(mix), intentions: OF_NEED[need], href, facts, sounding };
    }),
  ];
  return <HeardRows kind="soundscape" title={t('soundscapes.title')} things={things} asked={asked} />;
}

/** One's own music, that of today, and that of other days which is asked for by name. */
export function LibraryMusic({ asked, own }: PartProps & { own: readonly HeardThing[] | null }) {
  const { t } = useTranslation('sound');
  const nameOf = usePieceName();
  const [today] = useState(() => dayOf(new Date()));
  const named = asked.only?.flatMap(({ kind, key }) => (kind === 'music' ? (findPiece(key) ?? []) : []));
  const pieces = (named ?? piecesOf(today)).map((piece) => ({
    key: piece.id,
    name: nameOf(piece),
    promise: t(`soundscapes.music.moods.${piece.kind}`),
    intentions: OF_MUSIC[piece.kind],
    href: `/sounds/mix?piece=${piece.id}`,
    facts: t('library.noEnd'),
    sounding: { key: `piece:${piece.id}`, name: nameOf(piece), mix: piece.mix },
  }));
  if (!own) return null;
  const things = [...own, ...pieces];
  return <HeardRows kind="music" title={t('library.music')} things={things} asked={asked} />;
}

type HeardRowsProps = PartProps & {
  kind: 'soundscape' | 'music';
  title: string;
  things: readonly HeardThing[];
};

function HeardRows(props: HeardRowsProps) {
  return <LibraryRows {...props} more={({ sounding }) => <PlayFromLibrary sounding={sounding} />} />;
}
