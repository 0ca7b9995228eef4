import type { Piece, PieceNode } from './piece-node.ts';
import type { Track, TrackPlace } from './track.ts';

export type TrackQueueParts = {
  open(): Promise<PieceNode>;
  /** Bytes of a piece. @throws Error where they are not to be had */
  fetchBytes(id: string): Promise<ArrayBuffer>;
  wait(ms: number): Promise<void>;
};

export type TrackQueueEvents = {
  /** Now and then, and at once where a piece follows another. */
  onPlace(place: TrackPlace): void;
  onEnd(): void;
  /** A piece could not be had. */
  onFailed(place: TrackPlace): void;
};

/** Pieces one after the other, each beginning with the sample after the last of the one before it. */
export type TrackQueue = {
  /** @throws Error where the piece is not to be had */
  play(tracks: readonly Track[], place: TrackPlace): Promise<void>;
  /** Ends in so many seconds what is heard. Answers where that is; null where nothing was heard. */
  stop(inSeconds: number): TrackPlace | null;
  place(): TrackPlace | null;
};

/** How long before the end of a piece the next one is made ready, in seconds. */
const AHEAD = 30;
const STEP_MS = 500;
const SOON = 0.05;

type Heard = { at: number; piece: Piece; begins: number; from: number; end: (inSeconds: number) => void };
const endOf = ({ begins, piece, from }: Heard) => begins + piece.seconds - from;

/** `onPlace` and the others are told from the moment on at which something plays. */
export function createTrackQueue(
  { open, fetchBytes, wait }: TrackQueueParts,
  { onPlace, onEnd, onFailed }: TrackQueueEvents,
): TrackQueue {
  let node: PieceNode | null = null;
  let heard: Heard | null = null;
  let next: Heard | null = null;
  let run = 0;
  /** The piece that is heard and the one that follows: decoded music is large. */
  const ready = new Map<string, Promise<Piece>>();

  const load = (track: Track, output: PieceNode, kept: readonly (Track | undefined)[]): Promise<Piece> => {
    for (const id of ready.keys()) if (!kept.some((other) => other?.id === id)) ready.delete(id);
    const known = ready.get(track.id) ?? fetchBytes(track.id).then((bytes) => output.decode(bytes));
    ready.set(track.id, known);
    known.catch(() => ready.delete(track.id));
    return known;
  };
  const place = () => {
    if (!heard || !node) return null;
    const { at, piece, begins, from } = heard;
    return { at, seconds: Math.min(piece.seconds, Math.max(from, from + node.now() - begins)) };
  };
  function stop(inSeconds: number): TrackPlace | null {
    run += 1;
    const stopped = place();
    heard?.end(inSeconds);
    next?.end(0);
    [heard, next] = [null, null];
    return stopped;
  }

  /** Lets time pass until a moment of the clock; false where something else is wanted by then. */
  async function until(moment: number, mine: number, output: PieceNode): Promise<boolean> {
    for (let rest = moment - output.now(); run === mine && rest > 0; rest = moment - output.now()) {
      await wait(Math.min(STEP_MS, rest * 1000));
      const now = place();
      if (run === mine && now) onPlace(now);
    }
    return run === mine;
  }

  /** Plays on from what is heard to the end of the queue. */
  async function follow(tracks: readonly Track[], mine: number, output: PieceNode): Promise<void> {
    while (heard && run === mine) {
      const current: Heard = heard;
      const end = endOf(current);
      const at = current.at + 1;
      const track = tracks[at];
      if (!track) {
        if (!(await until(end, mine, output))) return;
        stop(0);
        return onEnd();
      }
      if (!(await until(end - AHEAD, mine, output))) return;
      const piece = await load(track, output, [tracks[current.at], track]).catch(() => null);
      if (run !== mine) return;
      if (piece)
        next = begin(output, piece, { at, begins: Math.max(end, output.now() + SOON), from: 0 }, track);
      if (!(await until(next?.begins ?? end, mine, output))) return;
      if (!next) {
        stop(0);
        return onFailed({ at, seconds: 0 });
      }
      [heard, next] = [next, null];
      onPlace({ at, seconds: 0 });
    }
  }

  return {
    async play(tracks, { at, seconds }) {
      stop(SOON);
      const mine = run;
      const output = await open();
      const track = tracks[at];
      if (!track) throw new Error('There is no such piece');
      const piece = await load(track, output, [track]);
      if (run !== mine) return;
      node = output;
      const from = seconds < piece.seconds - 1 ? seconds : 0;
      heard = begin(output, piece, { at, begins: output.now() + SOON, from }, track);
      void follow(tracks, mine, output);
    },
    stop,
    place,
  };
}

function begin(
  output: PieceNode,
  piece: Piece,
  { at, begins, from }: Pick<Heard, 'at' | 'begins' | 'from'>,
  { gain }: Track,
): Heard {
  return { at, piece, begins, from, end: output.start(piece, { at: begins, from, gain }) };
}
