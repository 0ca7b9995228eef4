import { speaksOfSuicide } from '@reflectory/domain/crisis';
import type { Question } from '@reflectory/domain/questions';
import { markWords } from '@reflectory/domain/search';
import type { Transaction } from '@reflectory/runtime/database';
import type { FeaturePorts } from '../define-feature.ts';
import type { SentEntry } from './check-claim.ts';
import { countFacts, readQuotable } from './facts.repository.ts';

/** Entries that are sent, and characters of each. */
const MOST_ENTRIES = 10;
const PASSAGE = 1200;
const BEFORE = 400;

/** The part of a text around a place, cut between words. */
function passageAt(text: string, place: number): { passage: string; start: number } {
  let start = Math.max(0, Math.min(place - BEFORE, text.length - PASSAGE));
  while (start > 0 && start < place && /\S/.test(text[start - 1] ?? ' ')) start += 1;
  return { start, passage: text.slice(start, start + PASSAGE).trimEnd() };
}

/**
 * Passages of the caller's entries that may answer a question, for a provider: none that is sealed, kept from providers,
 * or speaks of suicide. Of several spans the first counts.
 */
export async function retrieveEntries(
  tx: Transaction,
  { question, zone, today }: { question: Question; zone: string; today: string },
  ports: Pick<FeaturePorts, 'findMeaning'>,
): Promise<SentEntry[]> {
  const { topics, feeling: family, spans } = question;
  const words = topics.map(({ folded }) => folded);
  const found = words.length > 0 ? await ports.findMeaning(tx, words) : [];
  const known = found.map(({ meant }) => meant).filter(({ length }) => length > 0);
  if (words.length > 0 && known.length === 0) return [];
  const groups = known.length > 0 ? known : null;
  const asked = { zone, today, groups, family, span: spans[0] ?? null };
  const { quotable } = await countFacts(tx, asked, groups ? 'spread' : 'felt');
  const texts = await readQuotable(
    tx,
    quotable.map(({ entry_id: id }) => id),
  );
  const byId = new Map(texts.filter(({ mayBeSent }) => mayBeSent).map((entry) => [entry.id, entry]));
  const sought = new Set(groups?.flat());
  return quotable
    .flatMap(({ entry_id: id, day }) => {
      const entry = byId.get(id);
      if (!entry || speaksOfSuicide(entry.text)) return [];
      return [{ id, day, ...passageAt(entry.text, markWords(entry.text, sought)[0]?.[0] ?? 0) }];
    })
    .slice(0, MOST_ENTRIES);
}
