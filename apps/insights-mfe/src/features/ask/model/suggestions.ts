import type { Overview } from '@reflectory/contracts/overview';

/** A question that is offered: key of its text, and the person's own words in it. */
export type Suggestion = { key: string; values: Record<string, string> };

const MOST = 5;

const theme = (name: string): Suggestion => ({ key: 'ask.suggest.often', values: { topic: name } });

/** Questions from a person's own people, phrases and years; areas of life are no words of theirs. */
export function suggestionsOf({ people, themes, first, last }: Overview): Suggestion[] {
  const [firstYear, lastYear] = [first?.slice(0, 4), last?.slice(0, 4)];
  const [person, other] = people;
  const phrases = themes.filter(({ area }) => area === null);
  return [
    ...(person ? [theme(person.name)] : []),
    ...(other ? [{ key: 'ask.suggest.felt', values: { topic: other.name } }] : []),
    ...phrases
      .slice(0, 2)
      .map(({ name }, index) =>
        index === 0 ? { key: 'ask.suggest.last', values: { topic: name } } : theme(name),
      ),
    ...(lastYear ? [{ key: 'ask.suggest.mind', values: { year: lastYear } }] : []),
    ...(firstYear && lastYear && firstYear !== lastYear
      ? [{ key: 'ask.suggest.compare', values: { before: firstYear, after: lastYear } }]
      : []),
    ...(lastYear ? [{ key: 'ask.suggest.best', values: { year: lastYear } }] : []),
  ].slice(0, MOST);
}
