import { parseSync } from 'oxc-parser';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a file imports; a type is gone when the file runs, and a late import runs when it is called. */
export type Import = { specifier: string; isType: boolean; isLate: boolean };

/** Every import and re-export of a file with a literal specifier. */
export function importsOf(root: string, file: string): Import[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const { module } = parseSync(file, source);
  const isOfTypes = (entries: readonly { isType: boolean }[]) =>
    entries.length > 0 && entries.every(({ isType }) => isType);
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: isOfTypes(entries),
    isLate: false,
  }));
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isType, isLate: false }] : [],
    ),
  );
  const late = module.dynamicImports
    .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
    .filter((text) => /^['"`]/.test(text))
    .map((text) => ({ specifier: text.slice(1, -1), isType: false, isLate: true }));
  return [...imported, ...reexported, ...late];
}
