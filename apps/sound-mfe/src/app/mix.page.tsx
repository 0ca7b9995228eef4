import { Button, ButtonLink, EmptyState, ErrorState, Skeleton } from '@reflectory/design-system';
import { describeFailure } from '@reflectory/client';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { type PresetName, PRESETS } from '@reflectory/sound';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSoundscapes } from '../features/soundscapes/api/use-soundscapes.ts';
import { usePieceName } from '../features/soundscapes/components/use-piece-name.ts';
import { Mixer } from '../features/soundscapes/mixer.tsx';
import { findPiece, type Piece } from '../features/soundscapes/model/daily-pieces.ts';
import { emptyMix, newSeed } from '../features/soundscapes/model/edit-mix.ts';
import { isPreset } from '../features/soundscapes/model/preset-names.ts';
import classes from './page.module.css';

/** A soundscape while one changes it: a new one, a preset, or one's own. */
export default function MixPage() {
  const [search] = useSearchParams();
  const own = search.get('own');
  const preset = search.get('preset');
  const piece = findPiece(search.get('piece') ?? '');
  return (
    <div className={classes.narrow}>
      {own && <OwnMix key={own} id={own} />}
      {!own && (
        <NewMix key={`${preset} ${piece?.id}`} preset={isPreset(preset) ? preset : null} piece={piece} />
      )}
    </div>
  );
}

function NewMix({ preset, piece }: { preset: PresetName | null; piece: Piece | null }) {
  const { t } = useTranslation('sound');
  const nameOf = usePieceName();
  const [begun] = useState(() => {
    if (piece) return { key: `piece:${piece.id}`, name: nameOf(piece), mix: piece.mix };
    if (!preset) return { key: 'new', name: t('soundscapes.mix.newName'), mix: emptyMix(newSeed()) };
    return { key: `preset:${preset}`, name: t(`soundscapes.presets.${preset}`), mix: PRESETS[preset].mix };
  });
  return <Mixer begun={begun} ownId={null} />;
}

function OwnMix({ id }: { id: string }) {
  const { t } = useTranslation(['sound', 'common']);
  const { id: userId } = useCurrentUser();
  const soundscapes = useSoundscapes();
  const found = soundscapes.data?.find((soundscape) => soundscape.id === id);
  if (found) {
    const begun = { key: `own:${id}`, name: found.name, mix: found.mix };
    return <Mixer begun={begun} ownId={found.user_id === userId ? id : null} />;
  }
  if (soundscapes.isPending || soundscapes.isFetching)
    return <Skeleton lines={8} label={t('common:loading')} />;
  if (soundscapes.isError)
    return (
      <ErrorState
        title={t('soundscapes.own.failed')}
        action={<Button onPress={() => void soundscapes.refetch()}>{t('common:retry')}</Button>}
      >
        {describeFailure(soundscapes.error, t, 'problems')}
      </ErrorState>
    );
  return (
    <EmptyState
      title={t('soundscapes.mix.missing')}
      action={<ButtonLink href="/sounds">{t('soundscapes.title')}</ButtonLink>}
    />
  );
}
