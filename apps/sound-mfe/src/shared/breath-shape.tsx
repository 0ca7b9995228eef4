import { breathAt, type PacerKey } from '@reflectory/domain/breathing';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './breath-shape.module.css';

export type BreathShapeProps = {
  pacer: PacerKey;
  elapsed: number;
  /** Whether it says what to do; without words it only moves. */
  hasWords: boolean;
};

/** A single shape that grows and shrinks with a breath; without motion it stands still and words say what to do. */
export function BreathShape({ pacer, elapsed, hasWords }: BreathShapeProps) {
  const { t } = useTranslation('sound');
  const shape = useRef<HTMLDivElement>(null);
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now() - elapsed * 1000;
  }, [elapsed]);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const draw = () => {
      const { fullness } = breathAt(pacer, (performance.now() - since.current) / 1000);
      shape.current?.style.setProperty('--fullness', fullness.toFixed(3));
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [pacer]);
  const { kind, seconds, share } = breathAt(pacer, elapsed);
  return (
    <div className={classes.place}>
      <div ref={shape} aria-hidden className={classes.shape} />
      {hasWords && (
        <div className={classes.words}>
          <output className={classes.kind}>{t(`breathing.parts.${kind}`)}</output>
          <span aria-hidden className={classes.count}>
            {Math.max(1, Math.ceil(seconds * (1 - share)))}
          </span>
        </div>
      )}
    </div>
  );
}
