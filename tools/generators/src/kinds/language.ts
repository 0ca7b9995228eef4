import { LANGUAGES } from '@reflectory/contracts/languages';
import { findLanguageRecords } from '@reflectory/quality/language-records';
import { GeneratorError, type Kind, type Plan, type Workspace } from '../plan.ts';

const usage = 'language <tag> <its-own-name>';
const SOURCES = '{apps,libs,services}/*/src/**/*.{ts,tsx}';
const TEMPLATES = 'tools/generators/templates/**/*.{ts,tsx}.tmpl';
/** Files of one language, whose imports are of the same. */
const OF_ONE_LANGUAGE = new RegExp(`[/.](${LANGUAGES.join('|')})\\.ts$`);
const CONTRACT = 'libs/contracts/src/languages/languages.ts';

/** A built-in language: every text in English until it is translated, which the check of texts counts. */
export const language: Kind = {
  usage,
  summary: 'a built-in language, in English until it is translated',
  plan([tag = '', ...words], workspace) {
    const name = words.join(' ');
    if (!/^[a-z]{2,3}$/.test(tag) || name === '') throw new GeneratorError(`Usage: npm run new -- ${usage}`);
    if (LANGUAGES.some((known) => known === tag)) throw new GeneratorError(`${tag} is there already`);
    const files = { ...jsonFiles(workspace, tag), ...modules(workspace, tag) };
    const sources = [...workspace.find(SOURCES), ...workspace.find(TEMPLATES)].filter(
      (file) => !OF_ONE_LANGUAGE.test(file),
    );
    const changes = sources.flatMap((file) => {
      const content = workspace.read(file);
      const changed = file === CONTRACT ? withTag(content, tag, name) : withLanguage(content, tag);
      return changed === content ? [] : [{ file, edit: () => changed }];
    });
    return { files, changes, next: next(tag, files, changes) };
  },
};

const next = (tag: string, files: Plan['files'], changes: readonly { file: string }[]) => [
  `Translate ${Object.keys(files).length} new files and ${changes.length} places; what still is English is found by`,
  '  node_modules/.bin/vitest run --project node tools/quality/src/texts',
  `What reads texts of people has to learn it: libs/domain/src/crisis/hearing/${tag}.ts`,
];

/** Plural forms of the language in place of those of English. */
function withPlurals(texts: unknown, tag: string): unknown {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return texts;
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const entries = Object.entries(texts).flatMap(([key, text]): [string, unknown][] => {
    const base = /^(.*)_other$/.exec(key)?.[1];
    if (base !== undefined) return forms.map((form) => [`${base}_${form}`, text]);
    const isForm = /^(.*)_(one|two|few|many)$/.exec(key)?.[1];
    return isForm !== undefined && `${isForm}_other` in texts ? [] : [[key, withPlurals(text, tag)]];
  });
  return Object.fromEntries(entries);
}

function jsonFiles(workspace: Workspace, tag: string): Record<string, string> {
  const locales = workspace.find('{apps,libs}/*/src/{,*/,features/*/}locales/{,manifest/}en.json');
  const templates = workspace.find('tools/generators/templates/**/en.json.tmpl');
  const folders = workspace.find(
    '{services,tools/generators/templates/**}/*/src/languages/en/**/*.{json,json.tmpl}',
  );
  return Object.fromEntries(
    [...locales, ...templates, ...folders].map((file) => [
      file.replace(/en\.json/, `${tag}.json`).replace('/languages/en/', `/languages/${tag}/`),
      `${JSON.stringify(withPlurals(JSON.parse(workspace.read(file)), tag), null, 2)}\n`,
    ]),
  );
}

/** Modules that hold one language: those that German has as well. */
function modules(workspace: Workspace, tag: string): Record<string, string> {
  const english = workspace.find('{apps,libs,services}/*/src/**/{en,*.en}.ts');
  return Object.fromEntries(
    english
      .filter((file) => workspace.exists(file.replace(/en\.ts$/, 'de.ts')))
      .map((file) => {
        const content = workspace.read(file);
        const type = /^export type (\w+) = /m.exec(content)?.[1];
        const own = content
          .replace(/^(\/\*\*[^\n]*\*\/\n)?export type [^;]*;\n/m, '')
          .replace(/^export const en\b/m, `export const ${tag}`)
          .replaceAll(/\b(?:import|export) \{ en( as \w+)? \}/g, `import { ${tag}$1 }`)
          .replaceAll(/((?:^|[/.])|\.)en\.ts'/gm, `$1${tag}.ts'`);
        const typed = type
          ? `import type { ${type} } from './en.ts';\n${own.replace(`export const ${tag} =`, `export const ${tag}: ${type} =`).replace(/ as const;/, ';')}`
          : own;
        return [file.replace(/en\.ts$/, `${tag}.ts`), typed];
      }),
  );
}

function withTag(content: string, tag: string, name: string): string {
  return content
    .replace(/(LANGUAGES = \[[^\]]*)\]/, `$1, '${tag}']`)
    .replace(/(LANGUAGE_NAMES[^{]*\{[^}]*)\}/, `$1  ${tag}: '${name}',\n}`);
}

/** Adds the language wherever languages stand beside each other. */
function withLanguage(content: string, tag: string): string {
  const last = LANGUAGES.at(-1) ?? 'en';
  const renamed = (text: string) => text.replaceAll(new RegExp(`\\b${last}\\b`, 'g'), tag);
  const listed = content
    .replaceAll(new RegExp(`\\{ en,((?: \\w+,)*) ${last} \\}`, 'g'), `{ en,$1 ${last}, ${tag} }`)
    .replaceAll(new RegExp(`^import (\\{ )?${last}\\b[^']*'[^']*\\b${last}\\.(ts|json)';$`, 'gm'), (line) =>
      [line, renamed(line)].join('\n'),
    )
    .replaceAll(
      new RegExp(`\\{ en: ([^{}\\n]*?), de: [^{}\\n]*?, ${last}: ([^{}\\n]*?) \\}`, 'g'),
      (all, english: string, own: string) => {
        const words = own === renamed(own) ? english : renamed(own);
        return `${all.slice(0, -2)}, ${tag}: ${words} }`;
      },
    );
  const lines = listed.split('\n');
  for (const { blocks, end } of findLanguageRecords(listed, LANGUAGES).toReversed()) {
    if (blocks.has(last)) lines.splice(end, 0, blockFor(blocks, tag));
  }
  return lines.join('\n');
}

/** The English block, or that of German where it is the address of a file. */
function blockFor(blocks: ReadonlyMap<string, string>, tag: string): string {
  const german = blocks.get('de') ?? '';
  const isAddress = /[/.]de\.(json|ts)\b/.test(german);
  const from = isAddress ? german : (blocks.get('en') ?? german);
  const named = from.replace(/^( +)(?:'\w+'|\w+):/, `$1${tag}:`);
  return isAddress ? named.replaceAll(/([/.])de\.(json|ts)\b/g, `$1${tag}.$2`) : named;
}
