import type { HeardText } from './sentences.ts';
import type { Sign } from './signs.ts';
import type { Speech } from './speech.ts';

/** Words so strong that a text is heard by them unless something excuses it: patterns on plain text, one sentence each. */
export type StrongWords = {
  /** Said of the writer by themselves: "hang myself". */
  own: RegExp;
  /** Strong of the writer alone, who has to be in the sentence: "overdose". */
  named: RegExp;
  self: RegExp;
  /** What excuses either in its sentence: stories, work, figures of speech, what is long past. */
  excuses: RegExp;
  /** Somebody else, whose the named may be. */
  others: RegExp;
  /** What excuses from the sentence before. */
  before: RegExp;
  /** What ends right before the strong words and denies them. */
  denied: RegExp;
};

/** Alternatives that may break over lines, within words' bounds of any script. */
export const words = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.replace(/\n\s*/g, '')})(?![\\p{L}\\p{N}])`, 'u');

/** Characters before strong words in which they are denied. */
const deniedReach = 40;

/** What is said so strongly that it needs an excuse not to be heard, with a sign for each sentence of it. */
export const strongSigns = (
  plain: string,
  { sentences, places }: HeardText,
  speech: Speech,
  excused: ReadonlySet<number | undefined>,
): Sign[] => {
  const { own, named, self, others, excuses, before, denied } = speech.strong;
  const signs: Sign[] = [];
  let previous = '';
  for (let first = 0; first < places.length;) {
    let next = first + 1;
    while (next < places.length && sentences[next] === sentences[first]) next += 1;
    const sentence = plain.slice(places[first], places[next]).trimEnd();
    const found =
      own.exec(sentence) ?? (self.test(sentence) && !others.test(sentence) ? named.exec(sentence) : null);
    if (
      found &&
      !excused.has(sentences[first]) &&
      !excuses.test(sentence) &&
      !before.test(previous) &&
      !denied.test(sentence.slice(Math.max(0, found.index - deniedReach), found.index))
    )
      signs.push({ sign: 'plain', weight: 1, first, last: next - 1 });
    previous = sentence;
    first = next;
  }
  return signs;
};
