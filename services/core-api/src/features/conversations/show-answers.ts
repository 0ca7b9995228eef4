import type { Citation, ConversationMessage } from '@reflectory/contracts/conversations';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { quoteAt } from '@reflectory/domain/quotes';
import type { Transaction } from '@reflectory/runtime/database';
import { checkOf } from './choose-quotes.ts';
import { type KeptMessage, listUnchanged } from './conversations.repository.ts';
import { readQuotable } from './facts.repository.ts';

/**
 * Messages with the sentences that their answers rest on, as they stand in entries now: none that is sealed, gone or
 * changed, and none of an entry that has come to speak of suicide since.
 */
export async function showAnswers(
  tx: Transaction,
  messages: readonly KeptMessage[],
): Promise<ConversationMessage[]> {
  const ids = [...new Set(messages.flatMap(({ answer }) => answer.citations.map(({ entry_id: id }) => id)))];
  const texts = new Map((await readQuotable(tx, ids)).map(({ id, text }) => [id, text]));
  const unchanged = await listUnchanged(tx, ids, messages[0]?.asked_at ?? new Date(0).toISOString());
  const silent = new Set(
    [...texts].filter(([id, text]) => !unchanged.has(id) && speaksOfSuicide(text)).map(([id]) => id),
  );
  return messages.map(({ answer, ...message }) => ({
    ...message,
    answer: {
      parts: answer.parts,
      care: false,
      citations: answer.citations.map(({ check, ...place }): Citation => {
        const text = texts.get(place.entry_id) ?? '';
        const isThere = checkOf(text.slice(place.start, place.end)) === check && !silent.has(place.entry_id);
        return { ...place, sentence: isThere ? quoteAt(text, place) : null };
      }),
    },
  }));
}
