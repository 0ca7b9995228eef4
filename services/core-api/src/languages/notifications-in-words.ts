import type { Language } from '@reflectory/contracts/languages';
import type { NotificationCategory, NotificationFacts } from '@reflectory/contracts/notifications';
import { byLanguage, fillText } from '@reflectory/server-kit';
import * as z from 'zod';
import { textsOf } from './texts-of.ts';

/** Something that a feature tells people, with the sentence that says so. */
export type NotificationKind = {
  /** As `app.notify` is given it, for instance `boards.mention`. */
  kind: string;
  category: NotificationCategory;
  /** @throws Error for a place in the sentence that `facts` do not name */
  sentence(language: Language, facts: NotificationFacts, count: number): string;
};

const wordsSchema = z.record(z.string(), z.string().min(1));
const pluralRules = byLanguage((language) => new Intl.PluralRules(language));

/**
 * Kinds with their sentences of `<language>/notifications/<name>.json`, under the kind without its feature and a plural form:
 * `mention_one`, `mention_other`.
 *
 * @throws Error for a form that a language lacks
 */
export function notificationsInWords(
  name: string,
  categories: Readonly<Record<string, NotificationCategory>>,
): readonly NotificationKind[] {
  const words = textsOf(`notifications/${name}`, wordsSchema);
  return Object.entries(categories).map(([key, category]) => {
    const forms = byLanguage((language) => {
      const { pluralCategories } = pluralRules[language].resolvedOptions();
      return new Map(
        pluralCategories.map((form) => {
          const text = words[language][`${key}_${form}`];
          if (text === undefined) throw new Error(`${name}.${key} has no ${form} in ${language}`);
          return [form, text] as const;
        }),
      );
    });
    return {
      kind: `${name}.${key}`,
      category,
      sentence: (language, facts, count) =>
        fillText(forms[language].get(pluralRules[language].select(count)) ?? '', { ...facts, count }),
    };
  });
}
