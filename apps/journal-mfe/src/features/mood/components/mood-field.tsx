import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { degreeOf } from '../model/check-in.ts';
import classes from './mood-field.module.css';

export type MoodPlace = { pleasantness: number; energy: number };

export type MoodFieldProps = {
  /** Null while nothing was said. */
  place: MoodPlace | null;
  onPlace: (place: MoodPlace) => void;
};

const STEP = 10;

/** A share of a side as a number of a scale. */
function onScale(share: number): number {
  const steps = Math.round((Math.min(1, Math.max(0, share)) * 200 - 100) / STEP);
  // Without a minus before nought.
  return steps * STEP || 0;
}

/** The place that a pointer shows: pleasant is at the end of the line, energy is up. */
function placeAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): MoodPlace {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const across = onScale((clientX - left) / width);
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  return { pleasantness: isMirrored ? -across || 0 : across, energy: onScale(1 - (clientY - top) / height) };
}

/** A field that one touches, and the same as two scales for keyboard and screen reader. */
export function MoodField({ place, onPlace }: MoodFieldProps) {
  const { t } = useTranslation('journal');
  const { pleasantness, energy } = place ?? { pleasantness: 0, energy: 0 };
  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    onPlace(placeAt(event));
  };
  return (
    <div className={classes.whole}>
      <div aria-hidden className={classes.field} onPointerDown={handlePointer} onPointerMove={handlePointer}>
        <span className={classes.top}>{t('mood.energy.4')}</span>
        <span className={classes.bottom}>{t('mood.energy.0')}</span>
        {place && (
          <span
            className={classes.mark}
            style={{
              insetInlineStart: `${(pleasantness + 100) / 2}%`,
              insetBlockEnd: `${(energy + 100) / 2}%`,
            }}
          />
        )}
      </div>
      <div className={classes.scales}>
        <Scale
          label={t('mood.pleasantness.label')}
          value={pleasantness}
          words={t(`mood.pleasantness.${degreeOf(pleasantness)}`)}
          isSaid={place !== null}
          onValue={(value) => onPlace({ pleasantness: value, energy })}
        />
        <Scale
          label={t('mood.energy.label')}
          value={energy}
          words={t(`mood.energy.${degreeOf(energy)}`)}
          isSaid={place !== null}
          onValue={(value) => onPlace({ pleasantness, energy: value })}
        />
      </div>
    </div>
  );
}

type ScaleProps = {
  label: string;
  value: number;
  words: string;
  isSaid: boolean;
  onValue: (value: number) => void;
};

function Scale({ label, value, words, isSaid, onValue }: ScaleProps) {
  return (
    <label className={classes.scale}>
      <span className={classes.name}>{label}</span>
      <input
        type="range"
        min={-100}
        max={100}
        step={STEP}
        value={value}
        aria-valuetext={words}
        // Enter and space say that the middle is meant.
        onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && onValue(value)}
        onChange={({ target }) => onValue(Number(target.value))}
      />
      <span aria-hidden className={classes.words}>
        {isSaid ? words : '–'}
      </span>
    </label>
  );
}
