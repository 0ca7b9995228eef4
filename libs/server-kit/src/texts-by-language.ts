import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@reflectory/contracts/languages';
import type * as z from 'zod';

/** Reads the file `<language>/<name>.json` of each language. @throws Error that names a file with its faults */
export type TextsByLanguage = <Texts>(
  name: string,
  schema: z.ZodType<Texts>,
) => Readonly<Record<Language, Texts>>;

/**
 * Texts of a service, a folder for each language below `folder`. A language is added by its folder alone.
 *
 * @example const words = readTextsByLanguage(import.meta.dirname)('readme', z.array(z.string()));
 */
export function readTextsByLanguage(folder: string): TextsByLanguage {
  return <Texts>(name: string, schema: z.ZodType<Texts>) => {
    const read = (language: Language): Texts => {
      const file = join(folder, language, `${name}.json`);
      const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
      if (parsed.success) return parsed.data;
      const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
      throw new Error(`${file} is not right:\n${faults.join('\n')}`);
    };
    return byLanguage(read);
  };
}

/** What each language has. */
export function byLanguage<Value>(valueIn: (language: Language) => Value): Readonly<Record<Language, Value>> {
  // Built from all languages, so each of them is there.
  return Object.fromEntries(LANGUAGES.map((language) => [language, valueIn(language)])) as Record<
    Language,
    Value
  >;
}

/** A text with what stands for its `{{places}}`. @throws Error for a place that nothing is given for */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is given for {{${name}}}`);
    return String(value);
  });
}
