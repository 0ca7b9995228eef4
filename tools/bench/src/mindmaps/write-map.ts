import { randomUUID } from 'node:crypto';
import type { WritingAccount } from '../navigation/account.ts';
import { rankOf, writeObject } from '../navigation/write-object.ts';

/** Nodes below each. */
const BRANCHES = 6;

/** Writes a map with nodes, six below each, the upper ones first. */
export async function writeMap(
  account: WritingAccount,
  { mapId, nodes }: { mapId: string; nodes: number },
): Promise<void> {
  const ids = Array.from({ length: nodes }, () => randomUUID());
  await writeObject(account, { type: 'mindmap', id: mapId }, [
    { table: 'mindmaps', id: mapId, fields: { title: 'A large map', layout: 'both' } },
    ...ids.map((id, place) => ({
      table: 'mindmap_nodes',
      id,
      fields: {
        parent_id: place === 0 ? null : ids[Math.floor((place - 1) / BRANCHES)],
        rank: rankOf(place),
        text: `Node ${place + 1} ${'and more words '.repeat(place % 3)}`.trim(),
      },
    })),
  ]);
}
