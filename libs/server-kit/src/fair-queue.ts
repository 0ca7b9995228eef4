import { HttpError } from './http-error.ts';
import { createPlaces, type Waiting, type WorkOwner } from './fair-queue-places.ts';
import { createWorkDebts, type WorkBudget } from './work-debts.ts';

export type { WorkOwner } from './fair-queue-places.ts';

/** No place was free in time: whoever asked may try again. */
export class BusyError extends HttpError {
  constructor(message = 'The service is busy at the moment, try again') {
    super(503, 'unavailable', message, { 'retry-after': '1' });
    this.name = 'BusyError';
  }
}

export type FairQueueOptions = {
  /** Pieces of work under way at once. */
  atOnce: number;
  /** Of these, those of one instance and of one person; left out: all. */
  perInstance?: number;
  perPerson?: number;
  /** Places that have to be free for each piece that a person has under way before they begin another; left out: none. */
  sparePerPiece?: number;
  /** Pieces of work of one person that may wait; left out: any number. */
  waitingPerPerson?: number;
  /** Milliseconds that work may wait; left out: without end. */
  waitMs?: number;
  /**
   * Milliseconds of work that a person may do at once, and the part of them that comes back each second. A piece is long
   * when it takes over `freeMs` and five times as long as half of all pieces do, since on a busy machine everything takes
   * longer, whoever made it so; only what goes beyond that is charged. Whoever has a long piece under way begins no other
   * before it ends. Whoever has used half of the budget begins a piece, and anybody one that is known to be long, only
   * while fewer than `longAtOnce` are under way.
   */
  budget?: WorkBudget;
  /** Milliseconds. */
  now?: () => number;
};

/** Lets work begin, so many pieces at once; whoever has done least comes first. */
export type FairQueue = {
  /**
   * Calls `begin` now or later, or `refuse` with a {@link BusyError}. Returns what has to be called when the work has
   * ended or is not wanted any more.
   */
  take(
    owner: WorkOwner,
    begin: () => void,
    refuse: (error: BusyError) => void,
    options?: TakeOptions,
  ): () => void;
  /** Runs work in its turn. @throws BusyError, or the reason of the signal when it is aborted while waiting */
  run<T>(owner: WorkOwner, work: () => Promise<T>, options?: RunOptions): Promise<T>;
  /** Pieces of work under way and waiting. */
  load(): { underWay: number; waiting: number };
};

/** `isFree` leaves the owner's budget alone, however long the work takes; `isLong` is known to be long before it begins. */
type TakeOptions = { isFree?: boolean; isLong?: boolean };
type RunOptions = TakeOptions & { signal?: AbortSignal };

/** Milliseconds between two looks at whose budget has come back. */
const LOOK_MS = 100;
/**
 * A queue that no one takes from the others: a place that becomes free goes to the instance with the fewest pieces under
 * way, of several to the one whose last turn is longest ago; within it likewise to a person, whose work goes in order.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { waitingPerPerson = Infinity, waitMs } = options;
  const debts = createWorkDebts(options);
  const places = createPlaces(options, debts.isHeld);
  let timer: NodeJS.Timeout | undefined;

  const goOn = () => {
    for (let person = places.choose(); person; person = places.choose()) {
      const next = places.start(person);
      clearTimeout(next?.giveUp);
      next?.begin();
    }
    // Nobody has to end: somebody may wait for their budget.
    if (places.isAnyoneHeld()) timer ??= setTimeout(look, LOOK_MS);
  };
  const look = () => {
    timer = undefined;
    goOn();
  };

  const take: FairQueue['take'] = (owner, begin, refuse, { isFree = false, isLong = false } = {}) => {
    const person = places.find(owner);
    let settle: (() => void) | null = null;
    let isEnded = false;
    const start = () => {
      settle = isFree ? () => undefined : debts.charge(person.key, isLong);
      begin();
    };
    const entry: Waiting = { begin: start, isLong, giveUp: undefined };
    const leave = () => {
      if (isEnded) return;
      isEnded = true;
      clearTimeout(entry.giveUp);
      if (settle === null) places.leave(person, entry);
      else {
        places.end(person);
        settle();
      }
      goOn();
      places.forgetIdle(owner);
    };
    const giveUp = () => {
      leave();
      refuse(new BusyError());
    };
    if (person.waiting.length >= waitingPerPerson) {
      refuse(new BusyError());
      return () => undefined;
    }
    places.wait(person, entry);
    goOn();
    if (settle === null && waitMs !== undefined) entry.giveUp = setTimeout(giveUp, waitMs);
    return leave;
  };

  return {
    take,
    run: (owner, work, runOptions) => runIn(take, owner, work, runOptions),
    load: places.load,
  };
}

async function runIn<T>(
  take: FairQueue['take'],
  owner: WorkOwner,
  work: () => Promise<T>,
  options: RunOptions = {},
): Promise<T> {
  const leave = await enter(take, owner, options);
  try {
    options.signal?.throwIfAborted();
    return await work();
  } finally {
    leave();
  }
}

function enter(take: FairQueue['take'], owner: WorkOwner, { signal, ...options }: RunOptions) {
  signal?.throwIfAborted();
  return new Promise<() => void>((resolve, reject) => {
    let hasBegun = false;
    const onAbort = () => {
      leave();
      reject(signal?.reason);
    };
    const begin = () => {
      hasBegun = true;
      signal?.removeEventListener('abort', onAbort);
      queueMicrotask(() => resolve(leave));
    };
    const refuse = (error: BusyError) => {
      signal?.removeEventListener('abort', onAbort);
      reject(error);
    };
    const leave = take(owner, begin, refuse, options);
    if (!hasBegun) signal?.addEventListener('abort', onAbort, { once: true });
  });
}
