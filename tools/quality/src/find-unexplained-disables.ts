import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findProjects, findSources } from './workspace.ts';

const DISABLE =
  /(?:oxlint|eslint)-disable(?:-next-line|-line)?\b(?<rest>.*)|@ts-(?:expect-error|ignore|nocheck)\b(?<text>.*)/;

/** Places, as `file:line`, where a rule is switched off without a reason behind ` -- `. */
export function findUnexplainedDisables(root: string): string[] {
  return findProjects(root).flatMap((project) =>
    findSources(root, project).flatMap((file) =>
      unexplainedIn(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}:${line}`),
    ),
  );
}

function unexplainedIn(source: string): number[] {
  return source.split('\n').flatMap((line, index) => {
    const comment = /(?:^|\s)(?:\/\/|\/\*|\{\/\*)\s*(.*)/.exec(line)?.[1] ?? '';
    const { rest, text } = DISABLE.exec(comment)?.groups ?? {};
    if (rest === undefined && text === undefined) return [];
    return / -- \S/.test(rest ?? '') || /\w/.test(text ?? '') ? [] : [index + 1];
  });
}
