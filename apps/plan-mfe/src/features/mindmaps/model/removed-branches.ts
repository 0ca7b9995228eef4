import type { Fields } from '@reflectory/contracts/editing';

/** A row that was taken away, as the log has it. */
export type Removal = {
  row_id: string;
  table_name: string;
  user_id: string | null;
  made_at: string;
  before: Fields;
};

/** What somebody removed at once: a branch with what hung on it, and the lines that led to it. */
export type RemovedBranch = {
  key: string;
  /** What the topmost of its nodes said. */
  texts: string[];
  rows: { table: 'mindmap_nodes' | 'mindmap_edges'; id: string }[];
  nodes: number;
  at: string;
  by: string | null;
};

/** Milliseconds within which removals of one person are one act. */
const AT_ONCE = 1500;

/** Removals as branches; both the latest first, and each branch from its top down. What is there again is left out. */
export function removedBranches(
  removals: readonly Removal[],
  isThere: (id: string) => boolean,
): RemovedBranch[] {
  const groups: Removal[][] = [];
  for (const removal of removals) {
    if (isThere(removal.row_id)) continue;
    const last = groups.at(-1)?.at(-1);
    const isSame =
      last?.user_id === removal.user_id &&
      Math.abs(Date.parse(last.made_at) - Date.parse(removal.made_at)) < AT_ONCE;
    if (isSame) groups.at(-1)?.push(removal);
    else groups.push([removal]);
  }
  return groups.flatMap((group) => {
    const nodes = group.filter(({ table_name }) => table_name === 'mindmap_nodes');
    const ids = new Set(nodes.map(({ row_id }) => row_id));
    const [first] = nodes;
    if (!first) return [];
    return [
      {
        key: `${first.made_at} ${first.row_id}`,
        texts: nodes
          .filter(({ before }) => !ids.has(String(before['parent_id'])))
          .map(({ before }) => String(before['text'] ?? '')),
        rows: group.map(({ table_name, row_id: id }) => ({
          table: table_name === 'mindmap_edges' ? ('mindmap_edges' as const) : ('mindmap_nodes' as const),
          id,
        })),
        nodes: nodes.length,
        at: first.made_at,
        by: first.user_id,
      },
    ];
  });
}
