import type { TimedStep } from '@reflectory/domain/meditation';
import { Button, ProgressBar } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { BreathShape } from '../../../shared/breath-shape.tsx';
import { pictureIn, type usePictures } from '../api/use-pictures.ts';
import type { Voice } from '../model/speech.ts';
import { useSpoken } from '../model/use-spoken.ts';
import classes from './meditation.module.css';
import { StepPicture } from './step-picture.tsx';

export type RunningProps = {
  title: string;
  steps: readonly TimedStep[];
  /** What its steps show. */
  pictures: ReturnType<typeof usePictures>;
  elapsed: number;
  seconds: number;
  voice: Voice | null;
  /** Whose words are in it; null where they are nobody's. */
  entryId: string | null;
  onStop(): void;
};

/** Lines that a voice from far away is asked for before they are said. */
const LINES_AHEAD = 2;

const linesOf = (steps: readonly TimedStep[]): string[] =>
  steps.flatMap((step) => (step.kind === 'say' || step.kind === 'body' ? [step.text] : []));

/** A meditation while it lasts: one sentence, one shape, and a stop. */
export function Running(props: RunningProps) {
  const { title, steps, pictures, elapsed, seconds, voice, entryId, onStop } = props;
  const { t } = useTranslation('sound');
  const begun = steps.filter(({ at }) => at <= elapsed);
  const step = begun.at(-1);
  const line = linesOf(begun).at(-1) ?? null;
  const next = linesOf(steps.slice(begun.length)).slice(0, LINES_AHEAD);
  const narration = useSpoken({ line, next, voice, entryId });
  const isSaid = voice !== null && narration !== 'captions';
  const breath = step?.kind === 'breathe' ? step : null;
  return (
    <section className={classes.running} aria-label={title}>
      {step?.kind === 'picture' ? (
        <StepPicture address={pictureIn(pictures, step.of) ?? null} alt={step.alt} />
      ) : (
        <BreathShape
          pacer={breath?.pacer ?? 'coherent'}
          elapsed={elapsed - (breath?.at ?? 0)}
          hasWords={breath !== null}
        />
      )}
      {/* What a voice says is not said twice. */}
      <p className={classes.caption} aria-live={isSaid ? 'off' : 'polite'}>
        {line}
      </p>
      {voice !== null && narration !== 'chosen' && (
        <output className={classes.quiet}>
          {t(isSaid ? 'meditations.voice.spare' : 'meditations.voice.silent')}
        </output>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing there is to do */}
      <Button autoFocus size="large" onPress={onStop}>
        {t('meditations.stop')}
      </Button>
      <ProgressBar
        className={classes.progress}
        areWordsHidden
        label={t('meditations.progress')}
        value={(100 * elapsed) / seconds}
      />
    </section>
  );
}
