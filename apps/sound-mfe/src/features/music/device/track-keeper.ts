import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { TrackOwner } from '../../../player/kept-tracks.ts';

/** A piece that is to be on the device, and how large it is. */
export type WantedTrack = { id: string; bytes: number; has_cover?: boolean };

/** Why pieces are not on the device yet: there is no room for so many bytes, or they did not arrive. */
export type KeepProblem = { reason: 'noRoom'; needed: number; room: number } | { reason: 'failed' };

export type Keeping = {
  /** Bytes of each piece on the device, by its id. */
  sizes: ReadonlyMap<string, number>;
  /** Pieces that are still to come. */
  left: number;
  problem: KeepProblem | null;
  /** Bytes that the device has room for; null where that is not known. */
  room: number | null;
};

export type KeeperParts = {
  list(owner: TrackOwner): Promise<ReadonlyMap<string, number>>;
  keepOnly(owner: TrackOwner, ids: ReadonlySet<string>): Promise<void>;
  /** @throws DOMException `QuotaExceededError` */
  keep(owner: TrackOwner, id: string, bytes: ArrayBuffer): Promise<void>;
  room(): Promise<number | null>;
  listCovers(owner: TrackOwner): Promise<ReadonlySet<string>>;
  keepCover(owner: TrackOwner, id: string, cover: Blob): Promise<void>;
};

export type Aim = {
  owner: TrackOwner;
  wanted: readonly WantedTrack[];
  /** The bytes of a piece. @throws Error where they are not to be had */
  fetchBytes(id: string): Promise<ArrayBuffer>;
  /** Its picture. @throws Error where that is not to be had */
  fetchCover(id: string): Promise<Blob>;
};

/** What the device keeps free beside music: entries and drafts go before it. */
const SPARE_BYTES = 50_000_000;
const NOTHING: Keeping = { sizes: new Map(), left: 0, problem: null, room: null };

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';
const sum = (tracks: readonly WantedTrack[]) => tracks.reduce((total, { bytes }) => total + bytes, 0);

/** Of the room that the device has, what music may take. */
const forMusic = (bytes: number | null) => (bytes === null ? null : Math.max(0, bytes - SPARE_BYTES));

function createKeepingStore() {
  const listeners = createListeners();
  let state = NOTHING;
  return {
    get: (): Keeping => state,
    set(part: Partial<Keeping>) {
      state = { ...state, ...part };
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}

/** Without its picture a piece is whole: what does not arrive comes another time. */
async function bringCovers(
  { listCovers, keepCover }: Pick<KeeperParts, 'listCovers' | 'keepCover'>,
  { owner, wanted, fetchCover }: Aim,
  isOver: () => boolean,
): Promise<void> {
  const kept = await listCovers(owner);
  for (const { id } of wanted.filter((track) => track.has_cover && !kept.has(track.id))) {
    const cover = await fetchCover(id).catch(() => null);
    if (isOver()) return;
    if (cover) await keepCover(owner, id, cover).catch(() => undefined);
  }
}

/** Brings the pieces that are wanted to the device, one after the other, and removes those that are not. */
export function createTrackKeeper({ list, keepOnly, keep, room, ...covers }: KeeperParts) {
  const { get, set, subscribe } = createKeepingStore();
  let aim: Aim | null = null;
  let isDue = false;
  let running: Promise<void> | null = null;

  /** Keeps one piece, unless it is not wanted by now. */
  async function bring({ owner, fetchBytes }: Aim, { id }: WantedTrack): Promise<void> {
    const bytes = await fetchBytes(id);
    const isWanted = aim?.owner.userId === owner.userId && aim.wanted.some((track) => track.id === id);
    if (!isWanted) return;
    await keep(owner, id, bytes);
    set({ sizes: new Map([...get().sizes, [id, bytes.byteLength]]), left: Math.max(0, get().left - 1) });
  }

  async function settleOnce(now: Aim): Promise<void> {
    await keepOnly(now.owner, new Set(now.wanted.map(({ id }) => id)));
    const sizes = await list(now.owner);
    const missing = now.wanted.filter(({ id }) => !sizes.has(id));
    const free = forMusic(await room());
    const needed = sum(missing);
    set({ sizes, room: free, left: missing.length, problem: null });
    if (free !== null && needed > free) {
      set({ left: 0, problem: { reason: 'noRoom', needed, room: free } });
      return;
    }
    try {
      for (const track of missing) {
        if (isDue) return;
        await bring(now, track);
      }
      await bringCovers(covers, now, () => isDue || aim === null);
      if (missing.length > 0) set({ room: forMusic(await room()) });
    } catch (error) {
      const problem: KeepProblem = isFull(error)
        ? { reason: 'noRoom', needed, room: 0 }
        : { reason: 'failed' };
      set({ left: 0, problem });
    }
  }

  async function settle(): Promise<void> {
    while (isDue && aim) {
      isDue = false;
      await settleOnce(aim);
    }
  }

  return {
    get,
    subscribe,
    /** Says what is wanted by now; again after a problem. Resolves when nothing is under way. */
    follow(next: Aim): Promise<void> {
      aim = next;
      isDue = true;
      running ??= settle().finally(() => (running = null));
      return running;
    },
    /** Nothing more is brought. */
    forget() {
      aim = null;
      isDue = false;
      set(NOTHING);
    },
  };
}
