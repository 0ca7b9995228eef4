/** Milliseconds of work that a person may do at once, and what comes back each second; see `FairQueueOptions`. */
export type WorkBudget = { ms: number; returnedPerSecond: number; freeMs?: number; longAtOnce?: number };

type Debt = { ms: number; at: number };

/** How much longer than usual a long piece takes. */
const LONGER_THAN_USUAL = 5;
/** By how much one piece moves what is usual. */
const MEDIAN_STEP = 1.05;
/** People whose debts are remembered. */
const MAX_DEBTS = 10_000;

/** What people have used of their budgets, and whether they have to wait for it. */
export type WorkDebts = {
  /** Whether somebody has to wait, whatever is free. */
  isHeld(key: string, isLong: boolean): boolean;
  /** Somebody's work begins; returns what has to be called at its end. */
  charge(key: string, isLong: boolean): () => void;
};

/** Without a budget nobody owes anything. */
export function createWorkDebts({
  budget,
  now = () => performance.now(),
}: {
  budget?: WorkBudget;
  now?: () => number;
}): WorkDebts {
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
