import { speaksOfSuicide } from '@reflectory/domain/crisis';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import { ask } from './ask.ts';

/**
 * Takes no words of the instance's lists in what everybody reads of a place before they are in it: a name has no moment in which
 * only its author sees it. Whoever calls for help is not stopped.
 * @throws FunctionError invalid_input, with `flagged` for each field that has such a word; which word is not said
 */
export async function refuseFlagged(tx: Transaction, fields: Record<string, string>): Promise<void> {
  const flagged: Record<string, string> = {};
  for (const [field, said] of Object.entries(fields)) {
    if (said !== '' && (await ask<boolean>(tx, 'holds_flagged_word', said)) && !speaksOfSuicide(said))
      flagged[field] = 'flagged';
  }
  if (Object.keys(flagged).length > 0)
    throw new FunctionError('invalid_input', 'It has a word that is not taken here', flagged);
}
