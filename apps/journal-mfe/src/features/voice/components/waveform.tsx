import classes from './waveform.module.css';

export type WaveformProps = {
  /** From 0 to 100. */
  peaks: readonly number[];
  /** How much of it was heard, from 0 to 1. */
  played: number;
};

/** Of a recording that was not measured yet. */
const UNMEASURED = Array.from({ length: 48 }, () => 0);

/** Height of silence, so that a line is seen. */
const LEAST = 4;

const pathOf = (peaks: readonly number[]) =>
  peaks
    .map((peak) => Math.max(LEAST, peak))
    .map((height, at) => `M${at + 0.2} ${50 - height / 2}h.6v${height}h-.6z`)
    .join('');

/** The loudness of a recording from its beginning to its end; what was heard is coloured. */
export function Waveform({ peaks, played }: WaveformProps) {
  const shown = peaks.length > 0 ? peaks : UNMEASURED;
  const path = pathOf(shown);
  const box = { viewBox: `0 0 ${shown.length} 100`, preserveAspectRatio: 'none' };
  return (
    <div aria-hidden className={classes.waveform}>
      <svg {...box}>
        <path d={path} />
      </svg>
      <svg {...box} className={classes.played} style={{ clipPath: `inset(0 ${(1 - played) * 100}% 0 0)` }}>
        <path d={path} />
      </svg>
    </div>
  );
}
