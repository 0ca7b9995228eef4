import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { camelCase, pascalCase, sentenceCase } from './plan.ts';

const folder = path.resolve(import.meta.dirname, '../templates');

/** The forms of a name that templates use, in paths and texts. */
export const formsOf = (name: string) => ({
  __name__: name,
  __snake__: name.replaceAll('-', '_'),
  __camel__: camelCase(name),
  __pascal__: pascalCase(name),
  __title__: sentenceCase(name),
});

/** Files of a kind, with what stands for `__name__` and its like. */
export function fillTemplates(kind: string, words: Readonly<Record<string, string>>): Record<string, string> {
  const fill = (text: string) =>
    Object.entries(words).reduce((filled, [place, word]) => filled.replaceAll(place, word), text);
  const files = globSync(`${kind}/**/*.tmpl`, { cwd: folder }).toSorted();
  return Object.fromEntries(
    files.map((file) => [
      fill(path.relative(kind, file).replace(/\.tmpl$/, '')).replaceAll('\\', '/'),
      fill(readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );
}
