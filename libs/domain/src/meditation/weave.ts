import type { Because, Step } from './script.ts';

type Evidence = { sentence: string; start: number; end: number; terms: readonly string[] };

/** What was found in an entry, as far as a meditation takes it up. */
export type Found = {
  emotions: readonly { family: string; percentage: number; evidence: readonly Evidence[] }[];
  themes: readonly { count: number; evidence: readonly Evidence[] }[];
};

/** Sentences around the words of an entry: `{{quote}}` stands for a sentence, `{{word}}` for a word of it, `{{name}}` for a person. */
export type Frames = { felt: string; about: string; again: string; person: string };

export type WovenLine = { text: string; because: Because };

const LONGEST_QUOTE = 140;

/** A sentence as it is quoted: whole, or cut between two words. */
export function quoteOf(sentence: string): string {
  const trimmed = sentence.trim().replaceAll(/\s+/g, ' ');
  if (trimmed.length <= LONGEST_QUOTE) return trimmed.replace(/[.!؟?…]+$/u, '');
  const cut = trimmed.slice(0, LONGEST_QUOTE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_QUOTE / 2))} …`;
}

const becauseOf = ({ sentence, start, end }: Evidence): Because => ({ sentence, start, end });

/** Which built-in meditation answers to what was felt most. */
export function meditationFor(found: Found): string {
  const strongest = found.emotions.toSorted((a, b) => b.percentage - a.percentage)[0];
  const answers: Record<string, string> = {
    fear: 'worry',
    anger: 'argument',
    disgust: 'body',
    sadness: 'kindness',
    joy: 'gratitude',
    trust: 'gratitude',
    surprise: 'breath',
    calm: 'settle',
  };
  return answers[strongest?.family ?? 'calm'] ?? 'settle';
}

/** Lines made of somebody's own words, each with the sentence that led to it; no sentence leads to two. */
export function wovenLines(found: Found, frames: Frames): WovenLine[] {
  const felt = found.emotions
    .toSorted((a, b) => b.percentage - a.percentage)
    .flatMap(({ evidence }) => evidence);
  const about = found.themes.toSorted((a, b) => b.count - a.count).flatMap(({ evidence }) => evidence);
  const lines: WovenLine[] = [];
  const used = new Set<number>();
  const take = (evidence: readonly Evidence[], frame: string) => {
    const next = evidence.find(({ start, sentence }) => !used.has(start) && sentence.trim() !== '');
    if (!next) return;
    const word = next.terms[0];
    if (frame.includes('{{word}}') && word === undefined) return;
    used.add(next.start);
    const text = frame
      .replaceAll('{{quote}}', () => quoteOf(next.sentence))
      .replaceAll('{{word}}', () => word ?? '');
    lines.push({ text, because: becauseOf(next) });
  };
  take(felt, frames.felt);
  take(about, frames.about);
  take(felt, frames.again);
  return lines;
}

const isPartOfWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whether a sentence has a name as a word of its own. */
function names(sentence: string, name: string): boolean {
  for (let at = sentence.indexOf(name); at !== -1; at = sentence.indexOf(name, at + 1))
    if (!isPartOfWord(sentence[at - 1]) && !isPartOfWord(sentence[at + name.length])) return true;
  return false;
}

/** A line for each of these people whom the text names, with the first sentence that does. */
export function personLines(text: string, people: readonly string[], frame: string): WovenLine[] {
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)];
  return people.flatMap((name) => {
    const found = sentences.find(({ segment }) => name !== '' && names(segment, name));
    if (!found) return [];
    const { segment: sentence, index: start } = found;
    const because = { sentence, start, end: start + sentence.length };
    return [{ text: frame.replaceAll('{{name}}', () => name), because }];
  });
}

const isSaidAlways = (step: Step) => (step.kind === 'say' || step.kind === 'body') && !step.isLong;

/** Weaves lines into a script: one after every second thing that it says, or after each where there are many. */
export function weave(steps: readonly Step[], lines: readonly WovenLine[]): Step[] {
  const rest = [...lines];
  const every = lines.length * 2 > steps.filter(isSaidAlways).length ? 1 : 2;
  let said = 0;
  return steps.flatMap((step): Step[] => {
    if (!isSaidAlways(step)) return [step];
    said += 1;
    const line = said % every === 0 && said > 1 ? rest.shift() : undefined;
    if (!line) return [step];
    return [step, { kind: 'pause', weight: 1 }, { kind: 'say', ...line }];
  });
}
