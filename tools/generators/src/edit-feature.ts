import { GeneratorError, type Plan } from './plan.ts';

type Change = NonNullable<Plan['changes']>[number];

/** Where a feature of the service says what it consists of. */
export const featureFile = (feature: string) => `services/core-api/src/features/${feature}/feature.ts`;

/** Adds an import behind the others. */
export function withImport(content: string, line: string): string {
  const imports = [...content.matchAll(/^import [^;]*;$/gm)];
  const last = imports.at(-1);
  if (!last) return `${line}\n${content}`;
  const end = last.index + last[0].length;
  return `${content.slice(0, end)}\n${line}${content.slice(end)}`;
}

/** Adds a name to an import of a module. */
export const withImported = (content: string, module: string, name: string): string =>
  content.replace(
    new RegExp(`import \\{([^}]*)\\} from '${module.replaceAll('.', '\\.')}';`),
    (line, names: string) =>
      names.split(',').some((one) => one.trim() === name) ? line : line.replace('{', `{ ${name},`),
  );

const hasKey = (content: string, key: string) =>
  new RegExp(`^\\s*${key}\\b|[{,]\\s*${key}\\b`, 'm').test(content);

function withNew(content: string, key: string, value: string): string {
  const opening = 'defineFeature({';
  if (!content.includes(opening)) throw new GeneratorError(`The feature is not declared by ${opening} … })`);
  return content.replace(opening, `${opening} ${key}: ${value},`);
}

function extended(content: string, key: string, value: string, forms: readonly [RegExp, string][]): string {
  if (!hasKey(content, key)) return withNew(content, key, value);
  const form = forms.find(([pattern]) => pattern.test(content));
  if (!form) throw new GeneratorError(`Add to ${key} by hand: it is written in a form of its own`);
  return content.replace(...form);
}

/** Adds an entry to an object such as `tables`. */
export const withEntry = (content: string, key: string, entry: string): string =>
  extended(content, key, `{ ${entry} }`, [[new RegExp(`\\b${key}: \\{`), `${key}: { ${entry},`]]);

/** Adds an item to a list such as `exported`. */
export const withItem = (content: string, key: string, item: string): string =>
  extended(content, key, `[${item}]`, [
    [new RegExp(`\\b${key}: \\[`), `${key}: [${item},`],
    [new RegExp(`\\b${key}: (\\w+),`), `${key}: [...$1, ${item}],`],
  ]);

/** Adds what a function makes to what others make, such as `jobs`. */
export const withMaker = (content: string, key: string, maker: string): string =>
  extended(content, key, maker, [
    [new RegExp(`\\b${key}: (\\w+),`), `${key}: (parts) => [...$1(parts), ...${maker}(parts)],`],
    [new RegExp(`\\b${key}: \\((\\w+)\\) => \\[`), `${key}: ($1) => [...${maker}($1),`],
  ]);

/** A change of the declaration of a feature. */
export const changeFeature = (feature: string, ...edits: ((content: string) => string)[]): Change => ({
  file: featureFile(feature),
  edit: (content) => edits.reduce((text, edit) => edit(text), content),
});

/** Adds an export to the index of an area of contracts. */
export const exportFromContracts = (area: string, line: string): Change => ({
  file: `libs/contracts/src/${area}/index.ts`,
  edit: (content) => `${content.trimEnd()}\n${line}\n`,
});
