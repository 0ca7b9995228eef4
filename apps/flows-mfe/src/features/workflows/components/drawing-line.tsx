import { BaseEdge, type Edge, type EdgeProps, getSmoothStepPath, Position } from '@xyflow/react';
import { TURN_BEFORE } from '../model/drawing-scene.ts';
import classes from './drawing.module.css';

/** Degrees by which the head of a line is turned, by the side at which it arrives. */
const TURNS = { [Position.Left]: 0, [Position.Top]: 90, [Position.Right]: 180, [Position.Bottom]: 270 };
export type LineEdge = Edge<{ isTaken: boolean }, 'line'>;

/** A line that turns just before the box to which it leads. */
export function DrawingLine({ data, ...ends }: EdgeProps<LineEdge>) {
  const { targetX, targetY, targetPosition } = ends;
  const isDown = targetPosition === Position.Top;
  const before = targetPosition === Position.Right ? TURN_BEFORE : -TURN_BEFORE;
  const [path] = getSmoothStepPath({
    ...ends,
    ...(isDown ? { centerY: targetY + before } : { centerX: targetX + before }),
    borderRadius: 8,
  });
  const className = classes.line ?? '';
  return (
    <g data-taken={data?.isTaken || undefined} className={classes.connection}>
      <BaseEdge path={path} className={className} interactionWidth={0} />
      <path
        className={className}
        d="M -8 -4 L -2 0 L -8 4"
        transform={`translate(${targetX} ${targetY}) rotate(${TURNS[targetPosition]})`}
      />
    </g>
  );
}
