import {
  addDays,
  type AskedSpan,
  daySpan,
  lastUnits,
  monthSpan,
  seasonSpan,
  unitSpan,
  yearSpan,
} from './asked-days.ts';
import { phraseAt, type Phrase, type Vocabulary, type Word } from './vocabulary.ts';

/** Days that a question names, and the words that name them: `[start, end)`. */
export type FoundSpan = { span: AskedSpan; start: number; end: number };
export type Now = {
  today: string;
  /** Year of the question before, in which a month without one lies. */
  year: number | null;
};

const MOST_UNITS = 200;

type Scene = { words: readonly Word[]; vocabulary: Vocabulary; now: Now };
type Read = (scene: Scene, at: number) => { span: AskedSpan | null; end: number } | null;

const foldedAt = ({ words }: Scene, at: number): string => words[at]?.folded ?? '';
const numberAt = (scene: Scene, at: number, digits: RegExp): number | null =>
  digits.test(foldedAt(scene, at)) ? Number(foldedAt(scene, at)) : null;
const yearAt = (scene: Scene, at: number) => numberAt(scene, at, /^[12]\d{3}$/);
const smallAt = (scene: Scene, at: number) => numberAt(scene, at, /^\d{1,2}$/);
const countAt = (scene: Scene, at: number): number | null =>
  numberAt(scene, at, /^\d{1,3}$/) ?? scene.vocabulary.numbers.get(foldedAt(scene, at)) ?? null;
/** Past words that introduce a year or a month. */
const afterDuring = (scene: Scene, at: number): number =>
  scene.vocabulary.during.has(foldedAt(scene, at)) ? afterDuring(scene, at + 1) : at;

function named(scene: Scene, at: number, kinds: readonly Phrase[][]): { index: number; end: number } | null {
  for (const [index, phrases] of kinds.entries()) {
    const phrase = phraseAt(scene.words, at, phrases);
    if (phrase) return { index, end: at + phrase.length };
  }
  return null;
}

const readYear: Read = (scene, at) => {
  const year = yearAt(scene, at);
  if (year === null) return null;
  const [month, day] = [smallAt(scene, at + 1), smallAt(scene, at + 2)];
  const span = month !== null && day !== null ? daySpan(year, month, day) : null;
  return span ? { span, end: at + 3 } : { span: yearSpan(year), end: at + 1 };
};

/** The latest of a kind that has begun, or that of the year that is spoken of. */
const latest = ({ today, year }: Now, spanIn: (year: number) => AskedSpan): AskedSpan => {
  if (year !== null) return spanIn(year);
  const own = spanIn(Number(today.slice(0, 4)));
  return (own.from ?? '') <= today ? own : spanIn(Number(today.slice(0, 4)) - 1);
};
/** The latest of a kind that is over. */
const lastOver = ({ today }: Now, spanIn: (year: number) => AskedSpan): AskedSpan => {
  const year = Number(today.slice(0, 4));
  return [year, year - 1].map(spanIn).find(({ to }) => (to ?? '') < today) ?? spanIn(year - 2);
};

/** Whether a word that may mean something else is introduced as a month or a season. */
const isTold = (scene: Scene, at: number): boolean => {
  const { doubtful, during, past, current, since, before, after } = scene.vocabulary;
  const introduced = foldedAt(scene, at - 1);
  return (
    !doubtful.has(introduced) &&
    [during, past, current, since, before, after].some((words) => words.has(introduced))
  );
};

const readMonth: Read = (scene, at) => {
  const early = smallAt(scene, at);
  const place = early === null ? at : afterDuring(scene, at + 1);
  const month = named(scene, place, scene.vocabulary.months);
  if (!month) return null;
  const late = early === null && yearAt(scene, month.end) === null ? smallAt(scene, month.end) : null;
  const end = late === null ? month.end : month.end + 1;
  const day = early ?? late;
  const yearPlace = afterDuring(scene, end);
  const year = yearAt(scene, yearPlace);
  const isDoubtful = scene.vocabulary.doubtful.has(foldedAt(scene, place));
  if (isDoubtful && year === null && day === null && !isTold(scene, at)) return null;
  const spanIn = (some: number) =>
    (day === null ? null : daySpan(some, month.index + 1, day)) ?? monthSpan(some, month.index + 1);
  return year === null ? around(scene, at, end, spanIn) : { span: spanIn(year), end: yearPlace + 1 };
};

const readSeason: Read = (scene, at) => {
  const season = named(scene, at, scene.vocabulary.seasons);
  if (!season) return null;
  const spanIn = (some: number) => seasonSpan(some, season.index);
  const yearPlace = afterDuring(scene, season.end);
  const year = yearAt(scene, yearPlace);
  const isDoubtful = scene.vocabulary.doubtful.has(foldedAt(scene, at));
  if (isDoubtful && year === null && !isTold(scene, at)) return null;
  return year === null ? around(scene, at, season.end, spanIn) : { span: spanIn(year), end: yearPlace + 1 };
};

/** A month or a season without a year: the last one, or the latest. */
function around(scene: Scene, at: number, end: number, spanIn: (year: number) => AskedSpan) {
  const { past } = scene.vocabulary;
  const isAfter = past.has(foldedAt(scene, end));
  const isLast = isAfter || past.has(foldedAt(scene, at - 1));
  return { span: (isLast ? lastOver : latest)(scene.now, spanIn), end: isAfter ? end + 1 : end };
}

/** "last year", "the last three months", "three months ago", in the orders of all languages. */
const readUnits: Read = (scene, at) => {
  const { units, past, current, ago } = scene.vocabulary;
  const { today } = scene.now;
  const word = (offset: number) => foldedAt(scene, at + offset);
  const unit = (offset: number) => units.get(word(offset));
  const count = (offset: number) => {
    const value = countAt(scene, at + offset);
    return value !== null && value > 0 && value <= MOST_UNITS ? value : null;
  };
  const [own, next, second] = [unit(0), unit(1), unit(2)];
  if (past.has(word(0)) && next) return { span: unitSpan(next, today, 1), end: at + 2 };
  if (current.has(word(0)) && next) return { span: unitSpan(next, today, 0), end: at + 2 };
  if (own && past.has(word(1))) return { span: unitSpan(own, today, 1), end: at + 2 };
  const [first, later] = [count(0), count(1)];
  if (past.has(word(0)) && later !== null && second)
    return { span: lastUnits(second, today, later), end: at + 3 };
  if (first !== null && past.has(word(1)) && second)
    return { span: lastUnits(second, today, first), end: at + 3 };
  if (first !== null && next && past.has(word(2)))
    return { span: lastUnits(next, today, first), end: at + 3 };
  if (first !== null && next && ago.has(word(2))) return { span: unitSpan(next, today, first), end: at + 3 };
  if (ago.has(word(0)) && later !== null && second)
    return { span: unitSpan(second, today, later), end: at + 3 };
  return null;
};

const readDay: Read = (scene, at) => {
  const { yesterday, today } = scene.vocabulary;
  for (const [phrases, before] of [[yesterday, 1] as const, [today, 0] as const]) {
    const phrase = phraseAt(scene.words, at, phrases);
    if (phrase) return { span: unitSpan('day', scene.now.today, before), end: at + phrase.length };
  }
  return null;
};

const readers: readonly Read[] = [readUnits, readMonth, readSeason, readYear, readDay];

function opened({ span, start, end }: FoundSpan, scene: Scene): FoundSpan {
  const { since, before, after, during, past, current } = scene.vocabulary;
  let begin = start;
  const isBeside = (words: ReadonlySet<string>) => words.has(foldedAt(scene, begin - 1));
  while (begin > 0 && (isBeside(during) || isBeside(past) || isBeside(current)) && !isBeside(before))
    begin -= 1;
  if (isBeside(since)) return { span: { from: span.from, to: null }, start: begin - 1, end };
  if (isBeside(before))
    return { span: { from: null, to: span.from && addDays(span.from, -1) }, start: begin - 1, end };
  if (isBeside(after))
    return { span: { from: span.to && addDays(span.to, 1), to: null }, start: begin - 1, end };
  return { span, start: begin, end };
}

/** The days that a question names, in the order of its words. Two with "between" or "from" before them are one. */
export function findSpans(
  words: readonly Word[],
  vocabulary: Vocabulary,
  now: Now,
  isCompared: boolean,
): FoundSpan[] {
  const scene: Scene = { words, vocabulary, now };
  const found: FoundSpan[] = [];
  for (let at = 0; at < words.length;) {
    const start = at;
    const read = readers.reduce<ReturnType<Read>>((known, reader) => known ?? reader(scene, start), null);
    if (read?.span) found.push({ span: read.span, start, end: read.end });
    at = Math.max(at + 1, read?.end ?? 0);
  }
  const [first, second] = found;
  if (first && second && !isCompared) {
    let begin = first.start;
    while (begin > 0 && vocabulary.during.has(foldedAt(scene, begin - 1))) begin -= 1;
    if (vocabulary.between.has(foldedAt(scene, begin - 1)))
      return [{ span: { from: first.span.from, to: second.span.to }, start: begin - 1, end: second.end }];
  }
  return found.map((one) => opened(one, scene));
}
