import { HttpError } from './http-error.ts';

/** Whose work something is: an instance and somebody in it. */
export type WorkOwner = { instance: string; person: string };

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
  budget?: { ms: number; returnedPerSecond: number; freeMs?: number; longAtOnce?: number };
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

type Waiting = { begin: () => void; isLong: boolean; giveUp: NodeJS.Timeout | undefined };
type Person = { key: string; underWay: number; waiting: Waiting[]; lastTurn: number; instance: Instance };
type Instance = { underWay: number; lastTurn: number; people: Map<string, Person> };
type Debt = { ms: number; at: number };

/** Milliseconds between two looks at whose budget has come back. */
const LOOK_MS = 100;
/** How much longer than usual a long piece takes. */
const LONGER_THAN_USUAL = 5;
/** By how much one piece moves what is usual. */
const MEDIAN_STEP = 1.05;
/** People whose debts are remembered. */
const MAX_DEBTS = 10_000;

/**
 * A queue that no one takes from the others: a place that becomes free goes to the instance with the fewest pieces under
 * way, of several to the one whose last turn is longest ago; within it likewise to a person, whose work goes in order.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { waitingPerPerson = Infinity, waitMs } = options;
  const debts = createDebts(options);
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

function findPerson(instances: Map<string, Instance>, { instance: name, person: id }: WorkOwner): Person {
  const instance = instances.get(name) ?? { underWay: 0, lastTurn: 0, people: new Map<string, Person>() };
  instances.set(name, instance);
  const person = instance.people.get(id) ?? {
    key: `${name} ${id}`,
    underWay: 0,
    waiting: [],
    lastTurn: 0,
    instance,
  };
  instance.people.set(id, person);
  return person;
}

/** Who has work under way, who waits, and who is next. */
function createPlaces(options: FairQueueOptions, isHeld: Debts['isHeld']) {
  const { atOnce, perInstance = atOnce, perPerson = perInstance, sparePerPiece = 0 } = options;
  const instances = new Map<string, Instance>();
  let underWay = 0;
  let waiting = 0;
  let turn = 0;
  const mayStart = ({ key, waiting: [next], underWay: own }: Person) =>
    next !== undefined &&
    own < perPerson &&
    atOnce - underWay > sparePerPiece * own &&
    !isHeld(key, next.isLong);
  return {
    load: () => ({ underWay, waiting }),
    isAnyoneHeld: () => waiting > 0 && underWay < atOnce,
    find: (owner: WorkOwner) => findPerson(instances, owner),
    wait(person: Person, entry: Waiting) {
      person.waiting.push(entry);
      waiting += 1;
    },
    leave(person: Person, entry: Waiting) {
      person.waiting.splice(person.waiting.indexOf(entry), 1);
      waiting -= 1;
    },
    /** Takes the longest waiting work of a person. */
    start(person: Person): Waiting | undefined {
      turn += 1;
      underWay += 1;
      waiting -= 1;
      person.underWay += 1;
      person.instance.underWay += 1;
      person.lastTurn = person.instance.lastTurn = turn;
      return person.waiting.shift();
    },
    end(person: Person) {
      underWay -= 1;
      person.underWay -= 1;
      person.instance.underWay -= 1;
    },
    choose(): Person | null {
      if (waiting === 0 || underWay >= atOnce) return null;
      let chosen: Person | null = null;
      for (const instance of instances.values()) {
        if (instance.underWay >= perInstance) continue;
        for (const person of instance.people.values()) {
          if (mayStart(person) && (chosen === null || comesBefore(person, chosen))) chosen = person;
        }
      }
      return chosen;
    },
    forgetIdle({ instance: name, person: id }: WorkOwner) {
      const people = instances.get(name)?.people;
      const person = people?.get(id);
      if (person?.underWay === 0 && person.waiting.length === 0) people?.delete(id);
      if (people?.size === 0) instances.delete(name);
    },
  };
}

type Served = { underWay: number; lastTurn: number };

function comesBefore(one: Person, other: Person): boolean {
  const order = (a: Served, b: Served) => a.underWay - b.underWay || a.lastTurn - b.lastTurn;
  return (one.instance === other.instance ? order(one, other) : order(one.instance, other.instance)) < 0;
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

type Debts = {
  /** Whether somebody has to wait, whatever is free. */
  isHeld(key: string, isLong: boolean): boolean;
  /** Somebody's work begins; returns what has to be called at its end. */
  charge(key: string, isLong: boolean): () => void;
};

/** What people have used of their budgets. */
function createDebts({ budget, now = () => performance.now() }: FairQueueOptions): Debts {
  if (!budget) return { isHeld: () => false, charge: () => () => undefined };
  const { ms: most, returnedPerSecond, freeMs = 0, longAtOnce = Infinity } = budget;
  const debts = new Map<string, Debt>();
  const underWay = new Set<{ key: string; isLong: boolean; since: number }>();
  let usualMs = 1;
  const longMs = () => Math.max(freeMs, LONGER_THAN_USUAL * usualMs);
  const owed = (key: string, at: number): number => {
    const debt = debts.get(key);
    return debt ? Math.max(0, debt.ms - ((at - debt.at) / 1000) * returnedPerSecond) : 0;
  };
  const add = (key: string, ms: number): void => {
    const at = now();
    const total = owed(key, at) + Math.max(0, ms - longMs());
    debts.delete(key);
    // Nothing that is paid back at once is worth remembering.
    if (total < 1) return;
    debts.set(key, { ms: total, at });
    const [oldest] = debts.size > MAX_DEBTS ? debts.keys() : [];
    if (oldest !== undefined) debts.delete(oldest);
  };
  return {
    isHeld(key, isLong) {
      const at = now();
      const debt = owed(key, at);
      const long = [...underWay].filter((piece) => piece.isLong || at - piece.since > longMs());
      return (
        debt >= most ||
        ((isLong || debt >= most / 2) && long.length >= longAtOnce) ||
        long.some((piece) => piece.key === key)
      );
    },
    charge(key, isLong) {
      const piece = { key, isLong, since: now() };
      underWay.add(piece);
      return () => {
        underWay.delete(piece);
        const ms = now() - piece.since;
        add(key, ms);
        // Goes towards the median, whatever single pieces take.
        usualMs = Math.max(1, ms > usualMs ? usualMs * MEDIAN_STEP : usualMs / MEDIAN_STEP);
      };
    },
  };
}
