import type { Mix, MixLayer } from '@reflectory/contracts/sound';
import { Icon } from '@reflectory/design-system';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MixPicture } from './mix-picture.tsx';
import classes from './mix-stage.module.css';

type Place = Pick<MixLayer, 'angle' | 'distance'>;

export type MixStageProps = {
  mix: Mix;
  isMoving: boolean;
  chosen: string | null;
  onChoose(id: string): void;
  onMove(id: string, place: Place): void;
};

/** How far an arrow key moves a sound. */
const STEP = 0.05;
const STEPS: Record<string, Place> = {
  ArrowLeft: { angle: -2 * STEP, distance: 0 },
  ArrowRight: { angle: 2 * STEP, distance: 0 },
  ArrowUp: { angle: 0, distance: STEP },
  ArrowDown: { angle: 0, distance: -STEP },
};

/** Shares of the stage's width and height at which a place is drawn, and back. */
const pointOf = ({ angle, distance }: Place) => ({ x: 0.5 + 0.44 * angle, y: 0.78 - 0.66 * distance });
const placeAt = (x: number, y: number): Place => ({ angle: (x - 0.5) / 0.44, distance: (0.78 - y) / 0.66 });

/** The sounds of a mix around whoever listens: what stands high is far, what stands left is heard from there. */
export function MixStage({ mix, isMoving, chosen, onChoose, onMove }: MixStageProps) {
  const { t } = useTranslation('sound');
  const stage = useRef<HTMLElement>(null);
  const hintId = useId();
  const moveByKey = (event: KeyboardEvent, layer: MixLayer) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(layer.id, { angle: layer.angle + step.angle, distance: layer.distance + step.distance });
  };
  const moveByPointer = (event: PointerEvent, id: string) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const x = (event.clientX - box.left) / box.width;
    onMove(id, placeAt(x, (event.clientY - box.top) / box.height));
  };
  return (
    <section ref={stage} className={classes.stage} aria-label={t('soundscapes.mix.stage')}>
      <MixPicture mix={mix} isMoving={isMoving} />
      <p id={hintId} className={classes.hint}>
        {t('soundscapes.mix.stageHint')}
      </p>
      {mix.layers.map((layer) => {
        const { x, y } = pointOf(layer);
        return (
          <button
            key={layer.id}
            type="button"
            className={classes.sound}
            aria-describedby={hintId}
            aria-pressed={layer.id === chosen}
            style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
            onClick={() => onChoose(layer.id)}
            onKeyDown={(event) => moveByKey(event, layer)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => moveByPointer(event, layer.id)}
          >
            {t(`soundscapes.sounds.${layer.kind}`)}
          </button>
        );
      })}
      <span aria-hidden className={classes.you}>
        <Icon name="user" />
      </span>
    </section>
  );
}
