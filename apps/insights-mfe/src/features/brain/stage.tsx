import { useEffect, useRef, useState } from 'react';
import classes from './brain.module.css';
import { openStage, type Stage as Scene } from './open-stage.ts';
import { turnWhileSeen } from './turn-while-seen.ts';

export type StageProps = {
  /** How strong each theme shines, from 0 to 1. */
  strengths: readonly number[];
  /** The theme that is looked at. */
  active: number | null;
  /** Said where nothing can be drawn. */
  fallback: string;
};

type Shown = { scene: Scene; drawAgain: () => void };

/** The folded surface with its lights. */
export function Stage({ strengths, active, fallback }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shown, setShown] = useState<Shown | 'failed' | null>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const scene = openStage(element);
    if (!scene) {
      setShown('failed');
      return;
    }
    const turning = turnWhileSeen(element, scene.draw);
    setShown({ scene, drawAgain: turning.drawAgain });
    return () => {
      turning.end();
      scene.close();
    };
  }, []);
  const shining = strengths.join(' ');
  useEffect(() => {
    if (shown === null || shown === 'failed') return;
    shown.scene.light(shining.split(' ').map(Number), active);
    shown.drawAgain();
  }, [shown, shining, active]);
  if (shown === 'failed') return <p className={classes.fallback}>{fallback}</p>;
  return <canvas ref={canvas} aria-hidden className={classes.canvas} />;
}
