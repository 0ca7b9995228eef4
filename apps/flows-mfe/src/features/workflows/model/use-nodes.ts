import type { WorkflowDocument, WorkflowRun, WorkflowStep } from '@reflectory/contracts/workflows';
import {
  type Drawing,
  type DrawnBox,
  type PartState,
  type StepPlace,
  traceRun,
} from '@reflectory/domain/workflows';
import { type NodeHandle, Position } from '@xyflow/react';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import type { BoxNode } from '../components/drawing-box.tsx';
import type { LineEdge } from '../components/drawing-line.tsx';
import type { EditedPart } from '../components/part.dialog.tsx';
import { boxOf, type Course, pointOf } from './drawing-scene.ts';
import { useStepProblems } from './use-problems.ts';
import { useSentences } from './use-sentences.ts';

type Scene = {
  drawing: Drawing;
  course: Course;
  document: WorkflowDocument;
  run: WorkflowRun | null;
  places: Places;
  onChoose: ((part: EditedPart) => void) | null;
  onAdd: ((place: StepPlace, step: WorkflowStep) => void) | null;
  onFocus(box: DrawnBox): void;
};

const sidesOf = ({ isDown, isRightToLeft }: Course): [Position, Position] => {
  if (isDown) return [Position.Top, Position.Bottom];
  return isRightToLeft ? [Position.Right, Position.Left] : [Position.Left, Position.Right];
};

/** Where lines arrive at a box and leave it: in the middle of two of its sides. */
function endsOf(course: Course): NodeHandle[] {
  const { width, height } = boxOf(course);
  const at = {
    [Position.Left]: { x: 0, y: height / 2 },
    [Position.Right]: { x: width, y: height / 2 },
    [Position.Top]: { x: width / 2, y: 0 },
    [Position.Bottom]: { x: width / 2, y: height },
  };
  const [arriving, leaving] = sidesOf(course);
  const none = { width: 0, height: 0 };
  return [
    { type: 'target', position: arriving, ...at[arriving], ...none },
    { type: 'source', position: leaving, ...at[leaving], ...none },
  ];
}

/** What became of each box in a run. */
function statesOf({ document, run, drawing }: Scene): ReadonlyMap<string, PartState> {
  if (!run) return new Map();
  const traced = traceRun(document, run);
  return new Map(
    drawing.boxes.flatMap((box): [string, PartState][] => {
      if (box.kind === 'trigger') return [[box.id, 'done']];
      if (box.kind === 'conditions') return [[box.id, traced.conditions]];
      return box.kind === 'step' ? [[box.id, traced.steps.get(box.step.id) ?? 'left']] : [];
    }),
  );
}

/** The words of a box: what stands above, and the same sentence as in the list. */
function useWords({ document, drawing, places }: Scene) {
  const { t } = useTranslation('flows');
  const say = useSentences(places);
  const ways = new Map(drawing.lines.map(({ to, way }) => [to, way]));
  return (box: DrawnBox): { kicker: string | null; sentence: string } => {
    if (box.kind === 'trigger')
      return { kicker: t('workflows.parts.when'), sentence: say.trigger(document.trigger) };
    if (box.kind === 'conditions')
      return { kicker: t('workflows.parts.if'), sentence: say.condition(document.conditions) };
    const way = ways.get(box.id) ?? null;
    return {
      kicker: way && t(`workflows.ways.${way}`),
      sentence: box.kind === 'step' ? say.step(box.step) : t('workflows.drawing.nothing'),
    };
  };
}

const partOf = (box: DrawnBox): EditedPart | null => {
  if (box.kind === 'nothing') return null;
  return box.kind === 'step' ? { kind: 'step', place: box.place } : { kind: box.kind };
};

/** Boxes and lines as the library draws them; sizes are known, so that nothing is measured first. */
export function useNodes(scene: Scene): { nodes: BoxNode[]; edges: LineEdge[] } {
  const { drawing, course, places, onChoose, onAdd, onFocus } = scene;
  const wordsOf = useWords(scene);
  const states = statesOf(scene);
  const problems = useStepProblems(scene.document);
  const size = boxOf(course);
  const [targetPosition, sourcePosition] = sidesOf(course);
  const nodes = drawing.boxes.map((box): BoxNode => {
    const part = partOf(box);
    return {
      id: box.id,
      type: 'box',
      position: pointOf(drawing, box, course),
      ...size,
      measured: size,
      handles: endsOf(course),
      targetPosition,
      sourcePosition,
      style: { pointerEvents: 'all' },
      data: {
        box,
        ...wordsOf(box),
        places,
        direction: course.isRightToLeft ? 'rtl' : 'ltr',
        state: states.get(box.id) ?? null,
        problem: (box.kind === 'step' && !scene.run && problems.get(box.step.id)) || null,
        onChoose: onChoose && part && (() => onChoose(part)),
        onAdd: onAdd && ((step) => onAdd(box.behind, step)),
        onFocus: () => onFocus(box),
      },
    };
  });
  const isTaken = (id: string) => ['done', 'held', 'failed', 'waiting'].includes(states.get(id) ?? '');
  const edges = drawing.lines.map(({ from, to }): LineEdge => ({
    id: `${from} ${to}`,
    type: 'line',
    source: from,
    target: to,
    ariaRole: 'presentation',
    domAttributes: { 'aria-hidden': true },
    data: { isTaken: isTaken(from) && isTaken(to) },
  }));
  return { nodes, edges };
}
