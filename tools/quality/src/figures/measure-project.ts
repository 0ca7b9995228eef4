import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { TEST_FILE } from '../boundary-rules.ts';
import { findSources, type Project } from '../workspace.ts';

/** Lines above which a file is counted as long. */
export const LONG_FILE = 250;

/** What a project consists of; lines count without empty ones. */
export type ProjectFigures = {
  folder: string;
  lines: number;
  testLines: number;
  /** Of its lines without tests, 0 to 1. */
  commentShare: number;
  exports: number;
  /** Files with more than {@link LONG_FILE} lines, tests left out. */
  long: string[];
  /** Packages of others that it names. */
  dependencies: number;
};

const filled = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;

/** Counts what a project is made of. */
export function measureProject(root: string, project: Project): ProjectFigures {
  const figures: ProjectFigures = {
    folder: project.folder,
    lines: 0,
    testLines: 0,
    commentShare: 0,
    exports: 0,
    long: [],
    dependencies: project.own.filter((name) => !name.startsWith('@reflectory/')).length,
  };
  let comments = 0;
  for (const file of findSources(root, project)) {
    const source = readFileSync(path.join(root, file), 'utf8');
    if (TEST_FILE.test(file)) {
      figures.testLines += filled(source);
      continue;
    }
    const parsed = parseSync(file, source);
    figures.lines += filled(source);
    comments += parsed.comments.reduce((sum, { value }) => sum + filled(value), 0);
    figures.exports += parsed.module.staticExports.reduce((sum, { entries }) => sum + entries.length, 0);
    if (source.split('\n').length > LONG_FILE) figures.long.push(file);
  }
  return { ...figures, commentShare: figures.lines === 0 ? 0 : comments / figures.lines };
}
