import type { WorkflowDocument, WorkflowRun } from '@reflectory/contracts/workflows';
import { drawWorkflow, insertStep } from '@reflectory/domain/workflows';
import { IconButton, VisuallyHidden } from '@reflectory/design-system';
import { ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react';
import { lazy, Suspense, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import { useDescription } from '../model/describe-workflow.ts';
import { boxOf, type Course, pointOf, sizeOf, viewportOf } from '../model/drawing-scene.ts';
import { useFrame } from '../model/use-frame.ts';
import { useNodes } from '../model/use-nodes.ts';
import { DrawingBox } from './drawing-box.tsx';
import { DrawingLine } from './drawing-line.tsx';
import classes from './drawing.module.css';
import type { EditedPart } from './part.dialog.tsx';

const PartDialog = lazy(() => import('./part.dialog.tsx'));

const nodeTypes = { box: DrawingBox };
const edgeTypes = { line: DrawingLine };
const MOVE_MS = 200;
const moveMs = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS);
/** Pixels of the frame beyond what is drawn in it, and how high it becomes at most. */
const AROUND = 96;
const MOST = { across: 480, down: 560 };
/** So much of a window at most: a finger that pans the drawing needs room beside it to move the page. */
const MOST_OF_WINDOW = 0.6;
/** Frames that are narrower are drawn from top to bottom. */
const DOWN_UNDER = 640;

type DrawingProps = {
  document: WorkflowDocument;
  places: Places;
  label: string;
  /** The run that is looked at: then nothing is changed. */
  run?: WorkflowRun;
  onChange?(document: WorkflowDocument): void;
};

/** A routine drawn as boxes and lines; it says nothing that the list does not. */
export function Drawing(props: DrawingProps) {
  return (
    <ReactFlowProvider>
      <DrawnWorkflow {...props} />
    </ReactFlowProvider>
  );
}

function DrawnWorkflow({ document: routine, places, label, run, onChange }: DrawingProps) {
  const describe = useDescription(places);
  const textId = useId();
  const { ref, frame } = useFrame();
  const [edited, setEdited] = useState<EditedPart | null>(null);
  const course: Course = {
    isDown: frame.width < DOWN_UNDER,
    isRightToLeft: frame.isRightToLeft,
  };
  const drawing = drawWorkflow(routine);
  const size = sizeOf(drawing, course);
  const most = course.isDown ? Math.min(MOST.down, frame.windowHeight * MOST_OF_WINDOW) : MOST.across;
  const height = Math.min(size.height + AROUND, most);
  const show = useShow();
  const parts = useNodes({
    drawing,
    course,
    document: routine,
    run: run ?? null,
    places,
    onChoose: onChange ? setEdited : null,
    onAdd: onChange
      ? (place, step) => {
          onChange({ ...routine, steps: insertStep(routine.steps, place, step) });
          setEdited({ kind: 'step', place });
        }
      : null,
    onFocus: (box) => show(pointOf(drawing, box, course), boxOf(course)),
  });
  const stopped = parts.nodes.find(({ data }) => data.state === 'waiting' || data.state === 'failed');
  const placed = { size, frame: { width: frame.width, height }, course, point: stopped?.position ?? null };
  return (
    <section aria-label={label} aria-describedby={textId} className={classes.drawing}>
      <VisuallyHidden id={textId}>{describe(routine)}</VisuallyHidden>
      <div ref={ref} className={classes.frame} style={{ blockSize: height }}>
        {frame.width > 0 && <Canvas {...parts} placed={placed} />}
      </div>
      <Controls placed={placed} />
      <Suspense fallback={null}>
        {edited && onChange && (
          <PartDialog
            part={edited}
            document={routine}
            places={places}
            onChange={onChange}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

type CanvasProps = ReturnType<typeof useNodes> & { placed: Placed };

/** The library calls itself an application, in which readers read nothing but what is focused. */
const readAsText = (element: HTMLDivElement | null) => element?.setAttribute('role', 'presentation');

/** The library without whatever would change where something stands. */
function Canvas({ nodes, edges, placed: { size, frame, course, point } }: CanvasProps) {
  return (
    <ReactFlow
      key={`${course.isDown} ${course.isRightToLeft}`}
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      ref={readAsText}
      defaultViewport={viewportOf(size, frame, course, { point })}
      minZoom={0.2}
      maxZoom={2}
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      edgesFocusable={false}
      elementsSelectable={false}
      disableKeyboardA11y
      zoomOnScroll={false}
      zoomOnDoubleClick={false}
      preventScrolling={false}
      deleteKeyCode={null}
      proOptions={{ hideAttribution: true }}
    />
  );
}

/** Brings a box into sight that the keyboard came to. */
function useShow() {
  const flow = useReactFlow();
  return ({ x, y }: { x: number; y: number }, { width, height }: { width: number; height: number }) => {
    if (!document.activeElement?.matches(':focus-visible')) return;
    const { zoom } = flow.getViewport();
    void flow.setCenter(x + width / 2, y + height / 2, { zoom, duration: moveMs() });
  };
}

type Placed = {
  size: { width: number; height: number };
  frame: { width: number; height: number };
  course: Course;
  /** What is to be seen first: where a run waits, or failed. */
  point: { x: number; y: number } | null;
};

function Controls({ placed: { size, frame, course, point } }: { placed: Placed }) {
  const { t } = useTranslation('flows');
  const flow = useReactFlow();
  const { isDown, isRightToLeft } = course;
  const begin = useEffectEvent(() => void flow.setViewport(viewportOf(size, frame, course, { point })));
  // A run that goes on is followed.
  useEffect(() => begin(), [frame.width, isDown, isRightToLeft, point?.x, point?.y]);
  return (
    <div className={classes.controls}>
      <IconButton
        icon="plus"
        label={t('workflows.drawing.closer')}
        onPress={() => void flow.zoomIn({ duration: moveMs() })}
      />
      <IconButton
        icon="minus"
        label={t('workflows.drawing.farther')}
        onPress={() => void flow.zoomOut({ duration: moveMs() })}
      />
      <IconButton
        icon="maximize"
        label={t('workflows.drawing.whole')}
        onPress={() =>
          void flow.setViewport(viewportOf(size, frame, course, { isWhole: true }), { duration: moveMs() })
        }
      />
    </div>
  );
}
