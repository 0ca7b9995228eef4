import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { Review } from '@reflectory/contracts/reviews';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { quoteOfSentence } from '@reflectory/domain/quotes';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import { findReview, keepScene, listReviews, listSaid, type Said } from './reviews.repository.ts';

/** The caller's reviews, the latest first; whoever comes the first time begins with them. */
export async function openReviews(
  tx: Transaction,
  scene: { zone: string; language: string },
): Promise<FunctionOutput<'list-reviews'>> {
  const { by_mail, is_new } = await keepScene(tx, scene);
  const rows = await listReviews(tx);
  const reviews = rows.map(({ id, kind, first_day, last_day, facts }) => ({
    id,
    kind,
    first_day,
    last_day,
    shown: facts && {
      entries: facts.entries,
      valence: facts.valence,
      feeling: facts.feelings[0]?.emotion ?? null,
      families: facts.feelings.map(({ family, share }) => ({ family, share })),
    },
  }));
  return { reviews, by_mail, is_making: is_new || reviews.some(({ shown }) => !shown) };
}

/** A review with sentences as they stand in their entries now: what was deleted, sealed or changed since is not quoted. */
export async function readReview(tx: Transaction, id: string, zone: string): Promise<Review> {
  const review = await findReview(tx, id);
  if (!review?.facts || review.made_at === null)
    throw new FunctionError('not_found', 'There is no such review');
  const { facts, made_at, ...place } = review;
  const said = await listSaid(
    tx,
    facts.feelings.flatMap(({ said_in }) => said_in),
    zone,
  );
  const feelings = facts.feelings.map(({ said_in, ...feeling }) => ({
    ...feeling,
    quote: quoteOf(feeling.emotion, said_in, said),
  }));
  return { ...place, made_at, facts: { ...facts, feelings } };
}

/** Nobody is met here by a day on which they did not want to live. */
function quoteOf(emotion: string, entryIds: readonly string[], said: readonly Said[]) {
  const found = entryIds
    .flatMap((id) => said.filter((one) => one.entry_id === id && one.emotion === emotion))
    .find(({ text }) => !speaksOfSuicide(text));
  if (!found) return null;
  const { entry_id, day, text, sentence, term } = found;
  return { entry_id, day, sentence: quoteOfSentence(text, sentence, term) };
}
