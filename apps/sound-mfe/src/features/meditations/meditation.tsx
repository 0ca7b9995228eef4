import { shortestSeconds, type Step, timeScript } from '@reflectory/domain/meditation';
import { EmptyState } from '@reflectory/design-system';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { player } from '../../player/own-player.ts';
import type { Sounding } from '../../player/player-state.ts';
import { usePlay } from '../../player/use-player.ts';
import { useNoteBegun } from '../../shared/use-note-begun.ts';
import { useSitting } from '../../shared/use-sitting.ts';
import type { FeltMood } from './api/use-keep-moods.ts';
import { usePictures } from './api/use-pictures.ts';
import { After } from './components/after.tsx';
import { Running } from './components/running.tsx';
import { lengthsFrom, type Setting, Setup } from './components/setup.tsx';
import type { MeditationKey } from './model/meditations.ts';
import { meditationBells } from './model/meditation-bells.ts';

export type MeditationProps = {
  /** What the library knows it by. */
  thing: string;
  /** The built-in one that it is, or was made of. */
  basedOn: MeditationKey;
  title: string;
  steps: readonly Step[];
  /** Whose words are in it. */
  entryId?: string;
  /** What sounds beneath it; null for nothing. */
  bed: Sounding | null;
  bedChoice: ReactNode;
  onBegin?(): void;
  /** Where it is only tried: from which step on, by its id, and what comes after it. */
  trial?: { stepId: string; onEnd(): void };
};

/** The sound goes this slowly when it is over; for sleep it stays longer. */
const END_SECONDS = 20;
const SLEEP_SECONDS = 900;
const isForSleep = (id: MeditationKey) => id === 'sleep' || id === 'awake';

const picturesOf = (steps: readonly Step[]) =>
  steps.flatMap((step) => (step.kind === 'picture' && step.of ? [step.of] : []));

/** The script in a length that it has: the chosen one, or else its first; `minutes` is null where it has none. */
function useTimed(steps: readonly Step[], chosen: string) {
  const lengths = useMemo(() => lengthsFrom(shortestSeconds(steps)), [steps]);
  const minutes = lengths.includes(chosen) ? chosen : (lengths[0] ?? null);
  const seconds = Number(minutes) * 60;
  const timed = useMemo(() => (seconds > 0 ? timeScript(steps, seconds) : []), [steps, seconds]);
  return { lengths, minutes, seconds, timed };
}

/** Tells that a trial is over, once; answers whether it is. */
function useTrialEnd(trial: MeditationProps['trial'], isOver: boolean): boolean {
  const isTried = trial !== undefined && isOver;
  const end = useEffectEvent(() => trial?.onEnd());
  useEffect(() => {
    if (isTried) end();
  }, [isTried]);
  return isTried;
}

/** A meditation from its setting to what is said after it. */
export function Meditation(props: MeditationProps) {
  const { thing, basedOn, title, steps, entryId, bed, bedChoice, onBegin, trial } = props;
  const sitting = useSitting();
  const play = usePlay();
  const noteBegun = useNoteBegun();
  const [chosen, setSetting] = useState<Setting>({ minutes: '7', voice: null, mood: null });
  const [before, setBefore] = useState<FeltMood | null>(null);
  const { lengths, minutes, seconds, timed } = useTimed(steps, chosen.minutes);
  const setting = { ...chosen, minutes: minutes ?? chosen.minutes };
  // They are fetched before they are wanted, and kept for when there is no network.
  const pictures = usePictures(
    useMemo(() => picturesOf(steps), [steps]),
    'step',
  );
  useEffect(() => () => player.bells.end(), []);
  const begin = () => {
    setBefore(setting.mood === null ? null : { pleasantness: setting.mood, at: new Date() });
    const from = timed.find(({ id }) => trial && id === trial.stepId)?.at ?? 0;
    sitting.begin(seconds, from);
    onBegin?.();
    if (!trial) noteBegun({ kind: 'meditation', key: thing });
    void player.bells.begin(meditationBells(timed, setting.voice !== null, from));
    if (!bed) return;
    play(bed);
    const after = isForSleep(basedOn) ? SLEEP_SECONDS : END_SECONDS;
    player.sleepIn(seconds - from + after, after);
  };
  const stop = () => {
    sitting.stop();
    player.bells.end();
    if (bed) player.pause();
    trial?.onEnd();
  };
  const isTried = useTrialEnd(trial, sitting.status === 'over');
  if (sitting.status === 'running')
    return (
      <Running
        title={title}
        steps={timed}
        pictures={pictures}
        elapsed={sitting.elapsed}
        seconds={seconds}
        voice={setting.voice}
        entryId={entryId ?? null}
        onStop={stop}
      />
    );
  if (isTried) return null;
  if (sitting.status === 'over') return <After title={title} before={before} />;
  if (minutes === null) return <TooLong />;
  return (
    <Setup
      setting={setting}
      bedChoice={bedChoice}
      lengths={lengths}
      onChange={(part) => setSetting({ ...setting, ...part })}
      onBegin={begin}
    />
  );
}

function TooLong() {
  const { t } = useTranslation('sound');
  return <EmptyState title={t('meditations.tooLong')}>{t('meditations.tooLongText')}</EmptyState>;
}
