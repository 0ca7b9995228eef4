import type { Evidence } from './evidence.ts';
import type { Statement } from './statements.ts';

const HEAD = `# What shows the specification

Every statement of the specification with the tests that show it. Generated from
\`tools/quality/src/specification/statements.json\` and the tags in the tests: \`npm run specification -- --write\`.
`;

const SECTIONS: Record<string, string> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};

/** The page `docs/specification-coverage.md`. */
export function writeCoverageTable(statements: readonly Statement[], evidence: readonly Evidence[]): string {
  const sections = Object.entries(SECTIONS).map(([number, title]) => {
    const rows = statements
      .filter((statement) => statement.id.startsWith(`${number}.`))
      .map(
        (statement) => `| ${statement.id} | ${escape(statement.says)} | ${shownBy(statement, evidence)} |`,
      );
    return `## ${number}. ${title}\n\n| | Statement | Shown by |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  const left = statements.filter((statement) => statement.notObservable).length;
  const sum = `${statements.length} statements, ${left} of them not observable.\n`;
  return [HEAD, sum, ...sections].join('\n');
}

function shownBy(statement: Statement, evidence: readonly Evidence[]): string {
  if (statement.notObservable) return `_not observable:_ ${escape(statement.notObservable)}`;
  const tests = evidence
    .filter(({ ids }) => ids.includes(statement.id))
    .map(({ file, title }) => `\`${file}\` ${escape(title)}`);
  return [...new Set(tests)].join('<br>') || '**nothing**';
}

const escape = (text: string) => text.replaceAll(/[\\|<>*_`]/g, String.raw`\$&`).replaceAll('\n', ' ');
