import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** What a measurement says: printed as it comes, and written into a page of docs where that is wanted. */
export type Report = { print(text: string): void; write(): void };

const docs = resolve(import.meta.dirname, '../../../../docs');

/** A report whose place in the page lies between two comments with its name. */
export function openReport(name: string, file = 'benchmarks.md'): Report {
  const page = resolve(docs, file);
  const parts: string[] = [];
  return {
    print(text) {
      console.log(text);
      parts.push(text);
    },
    write() {
      const [begin, end] = [`<!-- figures of ${name} -->`, `<!-- end of ${name} -->`];
      const before = readFileSync(page, 'utf8');
      const [from, to] = [before.indexOf(begin), before.indexOf(end)];
      if (from < 0 || to < from) throw new Error(`${page} has no place for ${name}`);
      const figures = parts.map((part) => part.trim()).join('\n\n');
      writeFileSync(page, `${before.slice(0, from + begin.length)}\n\n${figures}\n\n${before.slice(to)}`);
      const prettier = createRequire(import.meta.url).resolve('prettier/bin/prettier.cjs');
      spawnSync(process.execPath, [prettier, '--write', page]);
    },
  };
}
