import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { addChild, moveTo } from '../model/map-acts.ts';
import type { MapSession } from '../model/session/map-session.ts';
import type { SessionView } from '../model/session/session-core.ts';
import { followView } from '../model/stage/follow-view.ts';
import { followGestures } from '../model/stage/gestures.ts';
import type { Viewport } from '../model/stage/viewport.ts';
import type { WritingEnd } from '../model/writing-end.ts';
import { BranchLayer } from './branch-layer.tsx';
import type { Peer } from './map-node.tsx';
import { MapNodes } from './map-nodes.tsx';
import classes from './map-stage.module.css';

export type MapStageProps = {
  session: MapSession;
  view: SessionView;
  viewport: Viewport;
  peers: ReadonlyMap<string, Peer>;
  found: ReadonlySet<string>;
  /** Whether the outline has the keyboard. */
  isAway: boolean;
  onKeyDown(event: KeyboardEvent): void;
  onWritten(end: WritingEnd): void;
};

const noNodes: ReadonlySet<string> = new Set();

const nodeAt = (event: MouseEvent) =>
  event.target instanceof Element
    ? (event.target.closest('[data-node]')?.getAttribute('data-node') ?? null)
    : null;

/** The map as it is drawn: everything on one plane that is panned and zoomed. */
export function MapStage({
  session,
  view,
  viewport,
  peers,
  found,
  isAway,
  onKeyDown,
  onWritten,
}: MapStageProps) {
  const { t } = useTranslation('plan');
  const stage = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const ghost = useRef<HTMLParagraphElement>(null);
  const marquee = useRef<HTMLDivElement>(null);
  const moving = useGestures(stage, { ghost, mark, marquee }, session, viewport);

  useLayoutEffect(() => (plane.current ? followView(plane.current, viewport) : undefined), [viewport]);
  useStageSize(stage, viewport, session);
  useFollowFocus(stage, viewport, view);

  return (
    <div ref={stage} className={classes.stage}>
      <p id={hintId} hidden>
        {t(view.canEdit ? 'mindmaps.stageHint' : 'mindmaps.stageHintReading')}
      </p>
      <div
        ref={plane}
        className={classes.plane}
        role="tree"
        tabIndex={-1}
        aria-label={t('mindmaps.stage')}
        aria-multiselectable
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onDoubleClick={(event) => {
          const id = nodeAt(event);
          if (id !== null) session.edit(id);
        }}
      >
        <BranchLayer scene={view.scene} viewport={viewport} />
        <MapNodes
          session={session}
          view={view}
          viewport={viewport}
          peers={peers}
          found={found}
          moving={moving}
          isAway={isAway}
          onWritten={onWritten}
        />
        <div ref={mark} className={classes.mark} hidden aria-hidden />
      </div>
      <p ref={ghost} className={classes.ghost} dir="auto" hidden aria-hidden />
      <div ref={marquee} className={classes.marquee} hidden aria-hidden />
    </div>
  );
}

function focusNode(stage: HTMLElement | null, id: string) {
  stage?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
}

/** What pointers do on the stage. */
function useGestures(
  stage: RefObject<HTMLElement | null>,
  { ghost, mark, marquee }: Record<'ghost' | 'mark' | 'marquee', RefObject<HTMLElement | null>>,
  session: MapSession,
  viewport: Viewport,
) {
  const [moving, setMoving] = useState(noNodes);
  useEffect(() => {
    if (!stage.current || !ghost.current || !mark.current || !marquee.current) return undefined;
    const { getView, choose, run, ground, toggleFold, finish } = session;
    return followGestures({
      stage: stage.current,
      signs: { ghost: ghost.current, mark: mark.current, marquee: marquee.current },
      viewport,
      session,
      onTap(id, isAdding) {
        finish(true);
        if (id === null || session.endJoin(id)) return;
        focusNode(stage.current, id);
        const chosen = new Set(getView().selection);
        if (!isAdding) return choose(id);
        if (!chosen.delete(id)) chosen.add(id);
        choose(id, chosen.size > 0 ? chosen : new Set([id]));
      },
      onAct: (id, act) => (act === 'fold' ? toggleFold(id) : run(addChild(ground(), id))),
      onMoving: setMoving,
      onDrop: (ids, { drop }) => run(moveTo(ground(), ids, drop)),
      onMarquee: (ids) => ids.size > 0 && choose([...ids][0] ?? getView().focus, ids),
    });
  }, [stage, ghost, mark, marquee, session, viewport]);
  return moving;
}

/** Knows how large the stage is; the first time the map is laid into its middle. */
function useStageSize(stage: RefObject<HTMLElement | null>, viewport: Viewport, session: MapSession) {
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = () => {
      viewport.resize(element.clientWidth, element.clientHeight);
      const { scene, focus } = session.getView();
      const box = scene.boxes.get(focus);
      // What is looked at stays in sight when something opens beside the map.
      if (box && focus !== scene.top) viewport.reveal(box);
    };
    viewport.resize(element.clientWidth, element.clientHeight);
    viewport.begin(session.getView().scene.bounds);
    const observer = globalThis.ResizeObserver && new ResizeObserver(measure);
    observer?.observe(element);
    return () => observer?.disconnect();
  }, [stage, viewport, session]);
}

/** Keeps what is looked at in sight, and the focus of the keyboard on it where that is in the map. */
function useFollowFocus(
  stage: RefObject<HTMLElement | null>,
  viewport: Viewport,
  { scene, focus, editing }: SessionView,
) {
  const seen = useRef(focus);
  const isWriting = editing !== null;
  useEffect(() => {
    const box = scene.boxes.get(focus);
    const element = stage.current;
    if (!element || !box) return;
    if (seen.current !== focus || isWriting) viewport.reveal(box);
    seen.current = focus;
    const active = document.activeElement;
    if (!isWriting && (active === document.body || element.contains(active))) focusNode(element, focus);
  }, [stage, viewport, scene, focus, isWriting]);
}
