import path from 'node:path';
import * as z from 'zod';

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ ancestorTitles: z.array(z.string()), status: z.string() })),
    }),
  ),
});

/** Folders of the suite in the order of the contract's sections. */
const sections: Readonly<Record<string, string>> = {
  auth: '2 Auth',
  rest: '3 Tables and functions in the database',
  functions: '4 Functions',
  storage: '5 Storage',
  realtime: '6 Realtime',
};
const OTHER = '1 Common ground';

/** Tests of a section that passed and that did not, by version of the client; '' without one. */
export type SectionCount = Map<string, { passed: number; other: number }>;

/**
 * Counts the tests of each section in a report of Vitest.
 *
 * @throws ZodError when the text is no report
 */
export function countSections(report: string, versions: readonly string[]): Map<string, SectionCount> {
  const counts = new Map([OTHER, ...Object.values(sections)].map((title) => [title, new Map()]));
  for (const file of reportSchema.parse(JSON.parse(report)).testResults) {
    const folder = path.basename(path.dirname(file.name));
    const section: SectionCount = counts.get(sections[folder] ?? OTHER) ?? new Map();
    for (const { ancestorTitles, status } of file.assertionResults) {
      const title = ancestorTitles.join(' ');
      const version = versions.find((candidate) => title.includes(candidate)) ?? '';
      const count = section.get(version) ?? { passed: 0, other: 0 };
      count[status === 'passed' ? 'passed' : 'other'] += 1;
      section.set(version, count);
    }
  }
  return counts;
}

/** The counts as a table; a section without tests shows none. */
export function sectionTable(counts: Map<string, SectionCount>, versions: readonly string[]): string {
  const columns = [...versions, ''];
  const cell = (count: { passed: number; other: number } | undefined) =>
    count ? `${count.passed}${count.other > 0 ? ` (${count.other} not)` : ''}` : '–';
  const rows = [...counts].map(
    ([title, count]) => `| ${title} | ${columns.map((version) => cell(count.get(version))).join(' | ')} |`,
  );
  const heads = columns.map((version) => version || 'without a client');
  return [
    `| Section | ${heads.join(' | ')} |`,
    `| --- |${columns.map(() => ' ---: |').join('')}`,
    ...rows,
  ].join('\n');
}
