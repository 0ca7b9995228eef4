import type { Piece, PieceNode } from './piece-node.ts';
import type { Track, TrackPlace } from './track.ts';

export type TrackQueueParts = {
  open(): Promise<PieceNode>;
  /** Bytes of a piece. @throws Error where they are not to be had */
  fetchBytes(track: Track): Promise<ArrayBuffer>;
  wait(ms: number): Promise<void>;
};

export type TrackQueueEvents = {
  /** Now and then, and at once where a piece follows another. */
  onPlace(place: TrackPlace): void;
  onEnd(): void;
  /** A piece could not be had: with what `fetchBytes` or the decoder threw. */
  onFailed(place: TrackPlace, error: unknown): void;
};

/** Pieces one after the other, each beginning with the sample after the last of the one before it. */
export type TrackQueue = {
  /** @throws Error where the piece is not to be had */
  play(tracks: readonly Track[], place: TrackPlace, isRepeated?: boolean): Promise<void>;
  /** Ends in so many seconds what is heard. Answers where that is; null where nothing was heard. */
  stop(inSeconds: number): TrackPlace | null;
  place(): TrackPlace | null;
  /** Lets go of decoded music: what is played next is fetched anew. */
  forget(): void;
};

/** How long before the end of a piece the next one is made ready, in seconds. */
const AHEAD = 30;
const STEP_MS = 500;
const SOON = 0.05;
/** What goes in more than this goes in this where something else is wanted meanwhile. */
const GO_SECONDS = 0.4;

type Heard = { at: number; piece: Piece; begins: number; from: number; end: (inSeconds: number) => void };
const endOf = ({ begins, piece, from }: Heard) => begins + piece.seconds - from;

/** The piece that is heard and the one that follows: decoded music is large, so that no others are held. */
function createReadyPieces(fetchBytes: TrackQueueParts['fetchBytes']) {
  const ready = new Map<string, Promise<Piece>>();
  let owner: PieceNode | null = null;
  const load = (track: Track, output: PieceNode, beside?: Track): Promise<Piece> => {
    // What another output decoded cannot be heard here.
    if (owner !== output) ready.clear();
    owner = output;
    for (const id of ready.keys()) if (id !== track.id && id !== beside?.id) ready.delete(id);
    const piece =
      ready.get(track.id) ?? fetchBytes(track).then((bytes) => output.decode(bytes, track.gain === null));
    ready.set(track.id, piece);
    piece.catch(() => ready.delete(track.id));
    return piece;
  };
  return { load, forget: () => ready.clear() };
}

/** What a queue plays by now. */
type Deck = {
  node: PieceNode | null;
  heard: Heard | null;
  next: Heard | null;
  /** Ends what still goes slowly: with what comes next, the level of all music rises again. */
  endLeaving: Heard['end'] | null;
  /** Goes up with whatever somebody wants. */
  run: number;
  /** After the last piece comes the first. */
  isRepeated: boolean;
};

function placeOn({ node, heard }: Deck): TrackPlace | null {
  if (!heard || !node) return null;
  const { at, piece, begins, from } = heard;
  return { at, seconds: Math.min(piece.seconds, Math.max(from, from + node.now() - begins)) };
}

function stopOn(deck: Deck, inSeconds: number): TrackPlace | null {
  const place = placeOn(deck);
  deck.run += 1;
  deck.endLeaving?.(GO_SECONDS);
  deck.heard?.end(inSeconds);
  deck.next?.end(0);
  deck.endLeaving = inSeconds > GO_SECONDS ? (deck.heard?.end ?? null) : null;
  [deck.heard, deck.next] = [null, null];
  return place;
}

export function createTrackQueue(parts: TrackQueueParts, events: TrackQueueEvents): TrackQueue {
  const deck: Deck = { node: null, heard: null, next: null, endLeaving: null, run: 0, isRepeated: false };
  const { load, forget } = createReadyPieces(parts.fetchBytes);

  /** Lets time pass until a moment of the clock; false where something else is wanted by then. */
  async function until(moment: number, run: number, node: PieceNode): Promise<boolean> {
    for (let rest = moment - node.now(); deck.run === run && rest > 0; rest = moment - node.now()) {
      await parts.wait(Math.min(STEP_MS, rest * 1000));
      const place = placeOn(deck);
      if (deck.run === run && place) events.onPlace(place);
    }
    return deck.run === run;
  }

  /** Plays the piece after the one that is heard, from its end on. True once it is heard. */
  async function goOn(tracks: readonly Track[], heard: Heard, node: PieceNode): Promise<boolean> {
    const { run } = deck;
    const at = deck.isRepeated ? (heard.at + 1) % tracks.length : heard.at + 1;
    const track = tracks[at];
    const end = endOf(heard);
    let failure: unknown = null;
    if (track && (await until(end - AHEAD, run, node))) {
      const piece = await load(track, node, tracks[heard.at]).catch((error: unknown) => {
        failure = error;
        return null;
      });
      const begins = Math.max(end, node.now() + SOON);
      if (piece && deck.run === run) deck.next = begin(node, piece, { at, begins, from: 0 }, track);
    }
    if (!(await until(deck.next?.begins ?? end, run, node))) return false;
    if (deck.next) {
      [deck.heard, deck.next] = [deck.next, null];
      events.onPlace({ at, seconds: 0 });
      return true;
    }
    stopOn(deck, 0);
    if (track) events.onFailed({ at, seconds: 0 }, failure);
    else events.onEnd();
    return false;
  }

  async function follow(tracks: readonly Track[], node: PieceNode): Promise<void> {
    while (deck.heard && (await goOn(tracks, deck.heard, node)));
  }

  return {
    async play(tracks, { at, seconds }, isRepeated = false) {
      stopOn(deck, SOON);
      const { run } = deck;
      const node = await parts.open();
      if (deck.run !== run) return;
      const track = tracks[at];
      if (!track) throw new Error('There is no such piece');
      const piece = await load(track, node);
      if (deck.run !== run) return;
      deck.node = node;
      deck.isRepeated = isRepeated;
      const from = seconds < piece.seconds - 1 ? seconds : 0;
      deck.heard = begin(node, piece, { at, begins: node.now() + SOON, from }, track);
      void follow(tracks, node);
    },
    stop: (inSeconds) => stopOn(deck, inSeconds),
    place: () => placeOn(deck),
    forget,
  };
}

function begin(
  node: PieceNode,
  piece: Piece,
  { at, begins, from }: Pick<Heard, 'at' | 'begins' | 'from'>,
  { gain }: Track,
): Heard {
  return { at, piece, begins, from, end: node.start(piece, { at: begins, from, gain: gain ?? piece.gain }) };
}
