import type { Cue, Hit } from './cues.ts';
import { type Rule, RULES } from './rules.ts';
import type { HeardText } from './sentences.ts';

/** Something that speaks of wanting to die; a whole one is enough. */
export type Sign = { sign: string; weight: number; first: number; last: number };

/** Cues of a sentence that make of a clear sign a faint one, and of a faint one nothing. */
const softening: readonly Cue[] = ['past', 'work', 'hyper'];
/** Signs that let something be understood: small things anywhere in their sentence take it back. */
const indirect: ReadonlySet<string> = new Set([
  'plain',
  'future',
  'better',
  'joined',
  'missed',
  'point',
  'tired',
  'ready',
  'ways',
  'struck',
]);
/** Signs that no small thing takes back: "kill myself after the holidays". */
const explicit: ReadonlySet<string> = new Set(['kill', 'die']);
/** Words between a predicate and whom it is said of. */
const subjectReach = 10;

type Heard = {
  text: HeardText;
  byCue: ReadonlyMap<Cue, readonly Hit[]>;
  /** Cues of each sentence. */
  bySentence: ReadonlyMap<number, ReadonlySet<Cue>>;
};

/** What the words of a text mean together, in order. */
export const signsOf = (text: HeardText, hits: readonly Hit[]): Sign[] => {
  const bySentence = new Map<number, Set<Cue>>();
  for (const { cue, first } of hits) {
    const sentence = text.sentences[first] ?? 0;
    const cues = bySentence.get(sentence) ?? new Set();
    bySentence.set(sentence, cues.add(cue));
  }
  const heard: Heard = { text, byCue: Map.groupBy(hits, ({ cue }) => cue), bySentence };
  return RULES.flatMap((rule) => findRule(rule, heard)).toSorted((a, b) => a.first - b.first);
};

const findRule = (rule: Rule, heard: Heard): Sign[] => {
  if (!rule.parts.every((part) => part.some((cue) => heard.byCue.has(cue)))) return [];
  const groups = rule.parts.map((part) => hitsOf(part, heard));
  const signs: Sign[] = [];
  for (const chosen of choicesOf(groups, rule.reach)) {
    const { first, last } = spanOf(chosen);
    if (first <= (signs.at(-1)?.last ?? -1) && (signs.at(-1)?.weight ?? 0) === rule.weight) continue;
    const weight = weightOf(rule, chosen, heard);
    if (weight > 0) signs.push({ sign: rule.sign, weight, first, last });
  }
  return signs;
};

const hitsOf = (part: readonly Cue[], { byCue }: Heard): readonly Hit[] => {
  const [cue] = part;
  if (part.length === 1 && cue) return byCue.get(cue) ?? [];
  return part.flatMap((one) => byCue.get(one) ?? []).toSorted((a, b) => a.first - b.first);
};

const spanOf = (hits: readonly Hit[]): { first: number; last: number } => ({
  first: Math.min(...hits.map(({ first }) => first)),
  last: Math.max(...hits.map(({ last }) => last)),
});

/** One hit of each group, near each other. */
const choicesOf = function* (groups: readonly (readonly Hit[])[], reach: number): Generator<Hit[]> {
  const [first = [], ...rest] = groups;
  for (const hit of first) yield* withOthers([hit], rest, reach);
};

const withOthers = function* (
  chosen: readonly Hit[],
  groups: readonly (readonly Hit[])[],
  reach: number,
): Generator<Hit[]> {
  const [group, ...rest] = groups;
  if (!group) {
    yield [...chosen];
    return;
  }
  const { first, last } = spanOf(chosen);
  for (let index = firstFrom(group, first - reach - longestPhrase); index < group.length; index += 1) {
    const hit = group[index];
    if (!hit || hit.first > last + reach + 1) break;
    const isApart = chosen.every((other) => other.first > hit.last || other.last < hit.first);
    const words = [...chosen, hit].reduce((sum, one) => sum + one.last - one.first, 0);
    const span = spanOf([...chosen, hit]);
    if (isApart && span.last - span.first - words <= reach) yield* withOthers([...chosen, hit], rest, reach);
  }
};

const longestPhrase = 12;

/** Index of the first hit that begins at `place` or later. */
const firstFrom = (hits: readonly Hit[], place: number): number => {
  let [low, high] = [0, hits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.first ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
};

const weightOf = (rule: Rule, chosen: readonly Hit[], heard: Heard): number => {
  const { sentences } = heard.text;
  if (rule.isOrdered && chosen.some((hit, index) => hit.first < (chosen[index - 1]?.first ?? 0))) return 0;
  const touched = [...new Set(chosen.map(({ first }) => sentences[first] ?? 0))];
  if (Math.max(...touched) - Math.min(...touched) > (rule.isAcross ? 1 : 0)) return 0;
  const has = (cue: Cue) => touched.some((sentence) => heard.bySentence.get(sentence)?.has(cue));
  if (rule.unless.some(has) || !isMeant(rule, chosen, heard) || isSaidByAnother(chosen, heard)) return 0;
  const isTrifling = indirect.has(rule.sign)
    ? has('trifle')
    : !explicit.has(rule.sign) && isBeside('trifle', chosen, heard);
  const isSoft = softening.some(has) || isTrifling || isAfterStory(chosen, heard);
  return isSoft ? rule.weight - 0.5 : rule.weight;
};

/** "No future for me in this company": a small thing in the same clause. */
const isBeside = (cue: Cue, chosen: readonly Hit[], { text: { clauses }, byCue }: Heard): boolean => {
  const all = byCue.get(cue) ?? [];
  const { first, last } = spanOf(chosen);
  return all
    .slice(firstFrom(all, first - subjectReach), firstFrom(all, last + subjectReach))
    .some((beside) => chosen.some((hit) => clauses[hit.first] === clauses[beside.first]));
};

/** "The novel ends when he says he wants to die": a story is told before, or in the same clause. */
const isAfterStory = (chosen: readonly Hit[], heard: Heard): boolean => {
  const { sentences } = heard.text;
  const { first } = spanOf(chosen);
  const stories = heard.byCue.get('story') ?? [];
  const isBefore = stories
    .slice(firstFrom(stories, first - 30), firstFrom(stories, first))
    .some((story) => sentences[story.first] === sentences[first]);
  return isBefore || isBeside('story', chosen, heard);
};

/** "I want to die, says Leni": a word of saying right after it that is not the writer's. */
const isSaidByAnother = (chosen: readonly Hit[], { text: { words }, byCue }: Heard): boolean => {
  const { first, last } = spanOf(chosen);
  const said = byCue.get('says') ?? [];
  return [
    ...said.slice(firstFrom(said, first - 3), firstFrom(said, first)),
    ...said.slice(firstFrom(said, last + 1), firstFrom(said, last + 4)),
  ].some((says) => !writers.has(words[says.last + 1] ?? '') && !writers.has(words[says.first - 1] ?? ''));
};

/** The writer as a subject. */
const writers: ReadonlySet<string> = new Set(['i', 'ich', 'je', 'ai']);

const isMeant = (rule: Rule, chosen: readonly Hit[], heard: Heard): boolean => {
  const isDenied = chosen.slice(0, 2).some((hit) => isDeniedAt(hit, heard));
  if (rule.isDenied !== undefined && rule.isDenied !== isDenied) return false;
  if (rule.sign === 'said' || rule.sign === 'hinted')
    return chosen.every((hit) => isNoOthersStatement(hit, heard));
  return rule.own.every((part) => {
    const hit = chosen[part];
    return hit === undefined || isOwn(hit, heard);
  });
};

const isDeniedAt = (hit: Hit, { text: { clauses }, byCue }: Heard): boolean => {
  const denials = byCue.get('not') ?? [];
  let count = 0;
  for (let index = firstFrom(denials, hit.first - 20); index < denials.length; index += 1) {
    const not = denials[index];
    if (!not || not.first > hit.last + 20) break;
    if (clauses[not.first] === clauses[hit.first] || clauses[not.first] === clauses[hit.last]) count += 1;
  }
  return count % 2 === 1;
};

/** Words before a statement in which somebody else is its subject. */
const statementReach = 4;

const isNoOthersStatement = (hit: Hit, { text: { clauses }, byCue }: Heard): boolean => {
  const near = (cue: Cue): number => {
    const all = byCue.get(cue) ?? [];
    return (
      all
        .slice(firstFrom(all, hit.first - statementReach), firstFrom(all, hit.first + 1))
        .filter(({ first, last }) => clauses[last] === clauses[hit.first] && first <= hit.first)
        .at(-1)?.first ?? -1
    );
  };
  const [self, other] = [near('self'), near('other')];
  return other < 0 || other === hit.first || self > other;
};

/** Whether the writer is whom it is said of: the nearest subject before it, or after it, or nobody at all. */
const isOwn = (hit: Hit, { text: { sentences }, byCue }: Heard): boolean => {
  const near = (cue: Cue): readonly Hit[] => {
    const all = byCue.get(cue) ?? [];
    return all
      .slice(firstFrom(all, hit.first - subjectReach - 3), firstFrom(all, hit.last + 5))
      .filter(({ first }) => sentences[first] === sentences[hit.first]);
  };
  const [selves, others] = [near('self'), near('other')];
  if (selves.some((self) => self.first >= hit.first && self.last <= hit.last)) return true;
  const before = (of: readonly Hit[]) => of.findLast((one) => one.last < hit.first)?.last ?? -1;
  const [self, other] = [before(selves), before(others)];
  if (self >= 0 || other >= 0) return self > other;
  return selves.length > 0 || !others.some((other) => other.last < hit.first || other.first > hit.last);
};
