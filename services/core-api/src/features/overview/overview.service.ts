import type { FunctionInput } from '@reflectory/contracts/functions';
import type { Overview } from '@reflectory/contracts/overview';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { quoteOfSentence } from '@reflectory/domain/quotes';
import type { Transaction } from '@reflectory/runtime/database';
import { readOverview } from './overview.repository.ts';
import { withAndWithout } from './spread.ts';

/** What the person wrote, said and was found to feel in a span. Nobody is met here by a day on which they did not want to live. */
export async function getOverview(tx: Transaction, input: FunctionInput<'get-overview'>): Promise<Overview> {
  const { entrySums, checkInSums, feelings, themes, people, places, activities, ...counted } =
    await readOverview(tx, input);
  return {
    ...counted,
    feelings: feelings.map(({ quote, ...feeling }) => {
      if (!quote?.sentence || speaksOfSuicide(quote.text)) return { ...feeling, quote: null };
      const { text, sentence, term, ...place } = quote;
      return { ...feeling, quote: { ...place, sentence: quoteOfSentence(text, sentence, term) } };
    }),
    themes: themes.map(({ sums, ...theme }) => ({ ...theme, ...withAndWithout(sums, entrySums) })),
    people: people.map(({ sums, ...person }) => ({ ...person, ...withAndWithout(sums, entrySums) })),
    places: places.map(({ sums, ...place }) => ({ ...place, ...withAndWithout(sums, entrySums) })),
    activities: activities.map(({ name, sums }) => ({ name, ...withAndWithout(sums, checkInSums) })),
  };
}
