import { JOURNEY_SUGGESTIONS, TIMELINE_PREVIEW_LENGTH } from '@reflectory/contracts/behaviour';
import { type Analysis, analysisSchema } from '@reflectory/contracts/journal';
import type { Journey } from '@reflectory/contracts/overview';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { chooseQuote, timelinePreview } from '@reflectory/domain/deck';
import type { Transaction } from '@reflectory/runtime/database';
import { countJourney, listLatestRead, listTimeline } from './journey.repository.ts';

type Read = { text: string; result: Pick<Analysis, 'emotions' | 'suggestions'> };

const foundSchema = analysisSchema.pick({ emotions: true, suggestions: true });

/** Where a feeling lies when none of the latest entries says it. */
const BETWEEN = { valence: 0, arousal: 0.5 };

/** The whole journal as slides show it: counted, with the beginnings of its latest entries, and nothing else of them. */
export async function getJourney(tx: Transaction, zone: string): Promise<Journey> {
  const counted = await countJourney(tx, zone);
  const timeline = await listTimeline(tx, zone, TIMELINE_PREVIEW_LENGTH);
  // A person may write what was found themself: what is no reading is passed over.
  const read = (await listLatestRead(tx, zone)).flatMap(({ text, result }): Read[] => {
    const found = foundSchema.safeParse(result).data;
    return found && !speaksOfSuicide(text) ? [{ text, result: found }] : [];
  });
  const feelings = counted.feelings.map((feeling) => ({ ...feeling, ...placeOf(feeling.emotion, read) }));
  return {
    ...counted,
    feelings,
    timeline,
    suggestions: mostSuggested(read),
    quote: quoteOf(feelings, read, timeline),
  };
}

const isNamed = (name: string) => {
  const key = name.toLowerCase();
  return ({ emotion }: { emotion: string }) => emotion.toLowerCase() === key;
};

/** How pleasant and how agitated a feeling was, in the mean. */
function placeOf(emotion: string, read: readonly Read[]): { valence: number; arousal: number } {
  const found = read.flatMap(({ result }) => result.emotions.filter(isNamed(emotion)));
  if (found.length === 0) return BETWEEN;
  const mean = (of: 'valence' | 'arousal') => found.reduce((sum, one) => sum + one[of], 0) / found.length;
  return { valence: mean('valence'), arousal: mean('arousal') };
}

/** What was suggested in most entries first. */
function mostSuggested(read: readonly Read[]): Journey['suggestions'] {
  const counts = new Map<string, { suggestion: Journey['suggestions'][number]; entries: number }>();
  for (const { result } of read) {
    const ofEntry = new Map(result.suggestions.map((one) => [one.key ?? one.text, one]));
    for (const [key, { evidence: _, ...suggestion }] of ofEntry)
      counts.set(key, { suggestion, entries: (counts.get(key)?.entries ?? 0) + 1 });
  }
  return [...counts.values()]
    .toSorted((one, other) => other.entries - one.entries)
    .slice(0, JOURNEY_SUGGESTIONS)
    .map(({ suggestion }) => suggestion);
}

/** The newest sentence that shows the strongest feeling and that the timeline holds whole; else of the next one. */
function quoteOf(
  feelings: Journey['feelings'],
  read: readonly Read[],
  timeline: Journey['timeline'],
): string | null {
  for (const { emotion } of feelings) {
    for (const { text, result } of read) {
      const preview = timelinePreview(text);
      const sentences =
        result.emotions.find(isNamed(emotion))?.evidence.map(({ sentence }) => sentence) ?? [];
      const quote = chooseQuote(sentences, [preview]);
      if (quote !== undefined && timeline.some((entry) => entry.text === preview)) return quote;
    }
  }
  return null;
}
