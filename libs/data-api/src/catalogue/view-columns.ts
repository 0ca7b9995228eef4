/** A column of a view that shows a column of another relation as it is. */
export type ShownColumn = { position: number; source: string; sourcePosition: number };

/**
 * Reads the stored rule of a view (`pg_rewrite.ev_action`): which of its columns come unchanged from where. The rule is
 * PostgreSQL's own notation of a tree; only the select list of the outermost query counts, so braces are counted.
 */
export function readShownColumns(rule: string): ShownColumn[] {
  const shown: ShownColumn[] = [];
  for (const entry of outerTargets(rule)) {
    const position = numberOf(entry, 'resno');
    const sourcePosition = numberOf(entry, 'resorigcol');
    const source = / :resorigtbl (\d+) /.exec(entry)?.[1];
    if (source && source !== '0' && sourcePosition > 0) shown.push({ position, source, sourcePosition });
  }
  return shown;
}

function numberOf(entry: string, field: string): number {
  return Number(new RegExp(` :${field} (\\d+) `).exec(entry)?.[1] ?? 0);
}

/** Depth of the entries in the lists of the outermost query. */
const ENTRY_DEPTH = 2;

/** The entries of the outermost select list, without what is nested in them. */
function outerTargets(rule: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let entry = '';
  for (const [token] of rule.matchAll(/\\.|[{}]|[^\\{}]+/gs)) {
    if (token === '{') {
      depth += 1;
      if (depth === ENTRY_DEPTH) entry = '';
    } else if (token === '}') {
      if (depth === ENTRY_DEPTH && entry.startsWith('TARGETENTRY ')) entries.push(`${entry} `);
      depth -= 1;
    } else if (depth === ENTRY_DEPTH) entry += token;
  }
  return entries;
}
