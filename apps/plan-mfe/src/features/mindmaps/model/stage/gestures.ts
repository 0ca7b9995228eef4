import { branchOf, topmostOf } from '@reflectory/domain/mindmaps';
import type { MapSession } from '../session/map-session.ts';
import { type DropTarget, findDrop, type Point } from './drop-target.ts';
import { touches } from './view-geometry.ts';
import type { Viewport } from './viewport.ts';

/** What shows a gesture while it lasts: moved without React. */
export type GestureSigns = { ghost: HTMLElement; mark: HTMLElement; marquee: HTMLElement };

export type GestureOptions = {
  stage: HTMLElement;
  signs: GestureSigns;
  viewport: Viewport;
  session: Pick<MapSession, 'getView'>;
  onTap(id: string | null, isAdding: boolean): void;
  onAct(id: string, act: 'add' | 'fold'): void;
  /** Nodes are being moved; none when they are no more. */
  onMoving(ids: ReadonlySet<string>): void;
  onDrop(ids: ReadonlySet<string>, target: DropTarget): void;
  onMarquee(ids: ReadonlySet<string>): void;
};

/** What a gesture does while the pointer goes on, and when it is let go. */
type Gesture = { move(at: Point): void; draw?(): void; end(isDone: boolean): void };

type Hand = { take(next: Gesture): void; schedule(): void };

/** Pixels that a pointer may tremble. */
const TREMBLE = 4;
/** Pixels from the edge within which the plane moves along, and how fast it does. */
const EDGE = 40;
const EDGE_STEP = 12;

const noNodes: ReadonlySet<string> = new Set();

type Rectangle = Point & { width: number; height: number };

function place(element: HTMLElement, { x, y, width, height }: Rectangle) {
  element.style.transform = `translate(${x}px, ${y}px)`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  element.hidden = false;
}

const between = (one: Point, other: Point): Rectangle => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

function panning({ stage, viewport }: GestureOptions, from: Point): Gesture {
  let last = from;
  stage.dataset['grabbing'] = '';
  return {
    move(at) {
      viewport.pan(at.x - last.x, at.y - last.y);
      last = at;
    },
    end: () => void delete stage.dataset['grabbing'],
  };
}

function choosing({ signs, viewport, session, onMarquee }: GestureOptions, from: Point): Gesture {
  let to = from;
  return {
    move(at) {
      to = at;
    },
    draw: () => place(signs.marquee, between(from, to)),
    end(isDone) {
      signs.marquee.hidden = true;
      const wanted = between(viewport.toPlane(from), viewport.toPlane(to));
      const boxes = [...session.getView().scene.boxes.values()].filter((box) => touches(box, wanted));
      if (isDone) onMarquee(new Set(boxes.map(({ id }) => id)));
    },
  };
}

/** Moving nodes with what hangs on them. */
function moving(options: GestureOptions, pressed: string, from: Point, again: () => void): Gesture {
  const { stage, signs, viewport, session, onMoving, onDrop } = options;
  const { scene, selection } = session.getView();
  const chosen = selection.has(pressed) ? selection : new Set([pressed]);
  const top = topmostOf(scene.whole, chosen);
  const ids = new Set(top.map(({ id }) => id));
  const all = new Set(top.flatMap(({ id }) => branchOf(scene.whole, id).map((row) => row.id)));
  let at = from;
  let target: DropTarget | null = null;
  signs.ghost.textContent = top.length > 1 ? `${top.length}` : (top[0]?.text ?? '');
  onMoving(all);

  const follow = () => {
    const edge = (place: number, size: number) => {
      if (place < EDGE) return EDGE_STEP;
      return place > size - EDGE ? -EDGE_STEP : 0;
    };
    const [x, y] = [edge(at.x, stage.clientWidth), edge(at.y, stage.clientHeight)];
    if (x !== 0 || y !== 0) {
      viewport.pan(x, y);
      again();
    }
    target = findDrop(session.getView().scene, viewport.toPlane(at), all, ids);
  };
  return {
    move(next) {
      at = next;
    },
    draw() {
      follow();
      signs.ghost.style.transform = `translate(${at.x + 12}px, ${at.y + 12}px)`;
      signs.ghost.hidden = false;
      signs.mark.hidden = target === null;
      if (target === null) return;
      signs.mark.dataset['kind'] = target.mark.kind;
      place(signs.mark, target.mark);
    },
    end(isDone) {
      signs.ghost.hidden = signs.mark.hidden = true;
      onMoving(noNodes);
      // Where it was let go counts, also when that was not drawn any more.
      target = findDrop(session.getView().scene, viewport.toPlane(at), all, ids);
      if (isDone && target) onDrop(ids, target);
    },
  };
}

/** Nothing yet: a tap, until the pointer goes somewhere. */
function pressing(options: GestureOptions, event: PointerEvent, from: Point, hand: Hand): Gesture {
  const { session, onTap } = options;
  const target = event.target instanceof Element ? event.target : null;
  const id = target?.closest('[data-node]')?.getAttribute('data-node') ?? null;
  const { shiftKey, ctrlKey, metaKey, pointerType } = event;
  return {
    move(at) {
      if (Math.hypot(at.x - from.x, at.y - from.y) <= TREMBLE) return;
      const { canEdit, scene } = session.getView();
      const isMovable = id !== null && id !== scene.top && canEdit && pointerType !== 'touch';
      if (isMovable) hand.take(moving(options, id, from, hand.schedule));
      else if (shiftKey && pointerType !== 'touch') hand.take(choosing(options, from));
      else hand.take(panning(options, from));
    },
    end: (isDone) => isDone && onTap(id, shiftKey || ctrlKey || metaKey),
  };
}

/** Two fingers: larger, smaller and along. */
function pinching({ viewport }: GestureOptions, pointers: ReadonlyMap<number, Point>): Gesture {
  const read = () => {
    const [one = { x: 0, y: 0 }, other = one] = [...pointers.values()];
    return {
      distance: Math.hypot(one.x - other.x, one.y - other.y) || 1,
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    };
  };
  let last = read();
  return {
    move() {
      const now = read();
      viewport.pan(now.middle.x - last.middle.x, now.middle.y - last.middle.y);
      viewport.zoom(now.distance / last.distance, now.middle);
      last = now;
    },
    end: () => undefined,
  };
}

/** The gesture that is under way, drawn once for each picture whatever number of events came. */
function createHand() {
  let gesture: Gesture | null = null;
  let frame = 0;
  const draw = () => {
    frame = 0;
    gesture?.draw?.();
  };
  const hand = {
    isBusy: () => gesture !== null,
    take: (next: Gesture) => void (gesture = next),
    schedule: () => void (frame ||= requestAnimationFrame(draw)),
    move(at: Point) {
      gesture?.move(at);
      if (gesture?.draw) hand.schedule();
    },
    end(isDone: boolean) {
      const done = gesture;
      gesture = null;
      cancelAnimationFrame(frame);
      frame = 0;
      done?.end(isDone);
    },
  };
  return hand;
}

/** Panning, zooming, choosing and moving by pointer, until what it answers is called. */
export function followGestures(options: GestureOptions): () => void {
  const { stage, onAct } = options;
  const pointers = new Map<number, Point>();
  const { signal, abort } = abortable();
  const hand = createHand();
  const local = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const on = <Type extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'>(
    type: Type,
    handle: (event: PointerEvent) => void,
  ) => stage.addEventListener(type, handle, { signal });

  on('pointerdown', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.button !== 0 || target?.closest('textarea')) return;
    const act = target?.closest('[data-act]')?.getAttribute('data-act');
    const id = target?.closest('[data-node]')?.getAttribute('data-node') ?? null;
    if (id !== null && (act === 'add' || act === 'fold')) return onAct(id, act);
    const at = local(event);
    pointers.set(event.pointerId, at);
    stage.setPointerCapture(event.pointerId);
    hand.end(false);
    hand.take(pointers.size > 1 ? pinching(options, pointers) : pressing(options, event, at, hand));
  });
  on('pointermove', (event) => {
    if (!pointers.has(event.pointerId)) return;
    const at = local(event);
    pointers.set(event.pointerId, at);
    hand.move(at);
  });
  on('pointerup', (event) => pointers.delete(event.pointerId) && hand.end(true));
  on('pointercancel', (event) => pointers.delete(event.pointerId) && hand.end(false));
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !hand.isBusy()) return;
    event.stopPropagation();
    hand.end(false);
  };
  addEventListener('keydown', escape, { capture: true, signal });
  // React's own listeners may not keep the page from scrolling.
  const wheel = (event: WheelEvent) => followWheel(event, options.viewport, local(event));
  stage.addEventListener('wheel', wheel, { passive: false, signal });
  return () => {
    hand.end(false);
    abort();
  };
}

function abortable() {
  const ends = new AbortController();
  return { signal: ends.signal, abort: () => ends.abort() };
}

/** The wheel pans; with Ctrl, as a pinch on a touchpad comes, it zooms. */
function followWheel(event: WheelEvent, viewport: Viewport, at: Point) {
  event.preventDefault();
  const unit = event.deltaMode === 1 ? 16 : 1;
  const [x, y] = [event.deltaX * unit, event.deltaY * unit];
  if (event.ctrlKey || event.metaKey) viewport.zoom(Math.exp(-y / 180), at);
  else if (event.shiftKey && x === 0) viewport.pan(-y, 0);
  else viewport.pan(-x, -y);
}
