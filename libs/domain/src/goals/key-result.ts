/** What a key result counts: numbers that somebody says, steps on the way, or what a habit, cards, minutes or sentences add. */
export type KeyResultSource = 'manual' | 'milestones' | 'habit' | 'cards' | 'focus' | 'journal';

/** From where to where something is to come. */
export type KeyResultRule = { source: KeyResultSource; start: number; target: number };

/** A value that somebody said on a day, by its number; or what was added on it. */
export type DayValue = { day: number; value: number };

/** What is known of a key result. */
export type KeyResultFacts = {
  /** What was said, for `manual`. */
  measured: readonly DayValue[];
  /** What was added, for what counts by itself. */
  added: readonly DayValue[];
  /** Steps on the way, for `milestones`: the day on which each was reached, and until when it should be. */
  milestones: readonly { doneOn: number | null; dueOn: number | null }[];
};

const byDay = (one: DayValue, other: DayValue) => one.day - other.day;

/** What was said last on a day counts. */
const lastOfDays = (values: readonly DayValue[]): DayValue[] =>
  values.filter(({ day }, index) => values[index + 1]?.day !== day);

function changesOf({ source, start }: KeyResultRule, facts: KeyResultFacts): DayValue[] {
  if (source === 'manual') return facts.measured.toSorted(byDay);
  const added =
    source === 'milestones'
      ? facts.milestones.flatMap(({ doneOn }) => (doneOn === null ? [] : [{ day: doneOn, value: 1 }]))
      : facts.added;
  let sum = start;
  return added.toSorted(byDay).map(({ day, value }) => ({ day, value: (sum += value) }));
}

/**
 * Where it stood at the end of each day that changed something, from its start on, oldest first. What counts by itself stands
 * where it does until today; what is said may have moved since.
 */
export function courseOf(
  rule: KeyResultRule,
  facts: KeyResultFacts,
  { from, today }: { from: number; today: number },
): DayValue[] {
  const changes = lastOfDays(changesOf(rule, facts)).filter(({ day }) => day <= today);
  const first = changes[0]?.day ?? Infinity;
  const begun = first <= from || from > today ? changes : [{ day: from, value: rule.start }, ...changes];
  const last = begun.at(-1);
  return rule.source === 'manual' || !last || last.day === today
    ? begun
    : [...begun, { ...last, day: today }];
}

/** Where it is to come: all its milestones, or its target. */
const targetOf = (rule: KeyResultRule, facts: Pick<KeyResultFacts, 'milestones'>): number =>
  rule.source === 'milestones' ? rule.start + facts.milestones.length : rule.target;

/** How far a value is on the way from start to target, from 0 to 1; a way may lead down. */
export function shareOfWay({ start, target }: { start: number; target: number }, value: number): number {
  if (start === target) return value === target ? 1 : 0;
  return Math.min(1, Math.max(0, (value - start) / (target - start)));
}

/** Where a key result stands. */
export type KeyResultState = {
  /** Null where nothing was said yet. */
  value: number | null;
  target: number;
  /** From 0 to 1; null where there is nothing to go by. */
  share: number | null;
};

/** Where a key result stands at the end of a day. */
export function stateOf(rule: KeyResultRule, facts: KeyResultFacts, today: number): KeyResultState {
  const target = targetOf(rule, facts);
  const isEmpty = rule.source === 'milestones' && facts.milestones.length === 0;
  const said = changesOf(rule, facts).findLast(({ day }) => day <= today);
  if (isEmpty) return { value: null, target, share: null };
  if (rule.source === 'manual' && !said) return { value: null, target, share: 0 };
  // What counts by itself stands at its start until something is added.
  const value = said?.value ?? rule.start;
  return { value, target, share: shareOfWay({ start: rule.start, target }, value) };
}
