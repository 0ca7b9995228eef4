import {
  breathRings,
  cycleSeconds,
  type PacerKey,
  pacerKeys,
  wholeCycles,
} from '@reflectory/domain/breathing';
import { Button, RadioGroup, SegmentedControl, Switch } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { player } from '../../player/own-player.ts';
import { useNoteBegun } from '../../shared/use-note-begun.ts';
import { useSitting } from '../../shared/use-sitting.ts';
import { BreathShape } from '../../shared/breath-shape.tsx';
import classes from './breathing.module.css';

const MINUTES = ['1', '3', '5', '10'] as const;
/** One sound for each part of a breath: it opens, it rests, it closes. */
const RINGS = { in: 'chime', hold: 'small-bowl', out: 'bowl', rest: 'small-bowl' } as const;
const VIBRATION: Record<keyof typeof RINGS, number[]> = {
  in: [60],
  hold: [20],
  out: [30, 60, 30],
  rest: [20],
};

type Choice = { pacer: PacerKey; minutes: string; hasSound: boolean; vibrates: boolean };

/** Breathing with a shape, a sound and, on devices that can, a touch. `way` is chosen to begin with. */
export function Breathe({ way }: { way: PacerKey }) {
  const { t } = useTranslation('sound');
  const sitting = useSitting();
  const noteBegun = useNoteBegun();
  const [choice, setChoice] = useState<Choice>({
    pacer: way,
    minutes: '3',
    hasSound: true,
    vibrates: false,
  });
  const { Slot } = usePlatform();
  const { pacer } = choice;
  const isRunning = sitting.status === 'running';
  useVibration(isRunning && choice.vibrates, pacer, sitting.elapsed);
  useEffect(() => () => player.bells.end(), []);
  const begin = () => {
    const seconds = wholeCycles(pacer, Number(choice.minutes) * 60);
    sitting.begin(seconds);
    noteBegun({ kind: 'breathing', key: pacer });
    if (!choice.hasSound) return;
    const bells = breathRings(pacer, seconds).map(({ at, kind }) => ({
      inSeconds: at,
      ring: RINGS[kind],
      loud: 0.35,
    }));
    void player.bells.begin([...bells, { inSeconds: seconds, ring: 'bowl', loud: 0.6 }]);
  };
  const stop = () => {
    sitting.stop();
    player.bells.end();
  };
  if (isRunning)
    return (
      <section className={classes.running} aria-label={t('breathing.title')}>
        <BreathShape hasWords pacer={pacer} elapsed={sitting.elapsed} />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing there is to do */}
        <Button autoFocus size="large" onPress={stop}>
          {t('breathing.stop')}
        </Button>
      </section>
    );
  return (
    <>
      <output className={classes.over}>{sitting.status === 'over' && t('breathing.over')}</output>
      <BreathChoice choice={choice} onChoose={(part) => setChoice({ ...choice, ...part })} />
      <div className={classes.acts}>
        <Button variant="primary" size="large" icon="play" onPress={begin}>
          {t('breathing.begin')}
        </Button>
        <Slot
          isQuiet
          name="library.star"
          props={{ thing: { kind: 'breathing', key: pacer }, name: t(`breathing.pacers.${pacer}.name`) }}
        />
      </div>
      <Cautions />
    </>
  );
}

function Cautions() {
  const { t } = useTranslation('sound');
  return (
    <aside className={classes.cautions} aria-labelledby="breathing-cautions">
      <h2 id="breathing-cautions" className={classes.heading}>
        {t('breathing.cautions.title')}
      </h2>
      <ul>
        {(['dizzy', 'driving', 'holding'] as const).map((key) => (
          <li key={key}>{t(`breathing.cautions.${key}`)}</li>
        ))}
      </ul>
    </aside>
  );
}

function BreathChoice({ choice, onChoose }: { choice: Choice; onChoose(part: Partial<Choice>): void }) {
  const { t } = useTranslation('sound');
  return (
    <div className={classes.choices}>
      <RadioGroup
        label={t('breathing.way')}
        value={choice.pacer}
        onChange={(pacer) => onChoose({ pacer })}
        options={pacerKeys.map((key) => ({
          value: key,
          label: t(`breathing.pacers.${key}.name`),
          description: t(`breathing.pacers.${key}.text`),
        }))}
      />
      <SegmentedControl
        label={t('breathing.length')}
        value={choice.minutes}
        onChange={(minutes) => onChoose({ minutes })}
        options={MINUTES.map((value) => ({ value, label: t('minutes', { count: Number(value) }) }))}
      />
      <Switch isSelected={choice.hasSound} onChange={(hasSound) => onChoose({ hasSound })}>
        {t('breathing.sound')}
      </Switch>
      {'vibrate' in navigator && (
        <Switch isSelected={choice.vibrates} onChange={(vibrates) => onChoose({ vibrates })}>
          {t('breathing.vibration')}
        </Switch>
      )}
    </div>
  );
}

/** A touch where a part of a breath begins. */
function useVibration(isOn: boolean, pacer: PacerKey, elapsed: number): void {
  const within = elapsed % cycleSeconds(pacer);
  const part = breathRings(pacer, cycleSeconds(pacer)).findLast(({ at }) => at <= within);
  const round = Math.floor(elapsed / cycleSeconds(pacer));
  const key = part ? `${round} ${part.at}` : '';
  const kind = part?.kind;
  useEffect(() => {
    if (isOn && kind && key) navigator.vibrate(VIBRATION[kind]);
  }, [isOn, key, kind]);
}
