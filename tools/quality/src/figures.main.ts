import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TEST_FILE } from './boundary-rules.ts';
import { countRepeats } from './figures/count-repeats.ts';
import { LONG_FILE, measureProject } from './figures/measure-project.ts';
import { findCycles } from './find-cycles.ts';
import { findUnused } from './find-unused.ts';
import { findProjects, findSources } from './workspace.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const projects = findProjects(root);
const figures = projects.map((project) => measureProject(root, project));
const unused = findUnused(root);
const sources = new Map(
  projects
    .flatMap((project) => findSources(root, project))
    .filter((file) => !TEST_FILE.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);
const repeats = countRepeats(sources);
const sum = (of: (one: (typeof figures)[number]) => number) =>
  figures.reduce((total, one) => total + of(one), 0);

const rows = figures.map(({ folder, lines, testLines, commentShare, exports, long, dependencies }) => [
  folder,
  lines,
  testLines,
  `${(commentShare * 100).toFixed(1)} %`,
  exports,
  unused.filter((fault) => fault.startsWith(`${folder}/`)).length,
  long.length,
  dependencies,
]);
const comments = sum(({ commentShare, lines }) => commentShare * lines) / sum(({ lines }) => lines);
const total = [
  'all',
  sum(({ lines }) => lines),
  sum(({ testLines }) => testLines),
  `${(comments * 100).toFixed(1)} %`,
  sum(({ exports }) => exports),
  unused.length,
  sum(({ long }) => long.length),
  sum(({ dependencies }) => dependencies),
];
const head = [
  'package',
  'lines',
  'of tests',
  'comments',
  'exports',
  'unused',
  `over ${LONG_FILE} lines`,
  'packages',
];
for (const row of [head, head.map(() => '---'), ...rows, total]) console.log(`| ${row.join(' | ')} |`);
const cycles = findCycles(root);
console.log(`\nCircles of imports: ${cycles.length}`);
for (const { kind, members } of cycles) console.log(`- ${kind}: ${members.join(', ')}`);
console.log(
  `\nLines that stand again, eight or more in a row: ${repeats.lines}, in ${repeats.pairs.length} pairs of files`,
);
for (const { one, other, lines } of repeats.pairs.slice(0, 15)) console.log(`- ${lines}: ${one}, ${other}`);
for (const { long } of figures)
  for (const file of long) console.log(`- more than ${LONG_FILE} lines: ${file}`);
