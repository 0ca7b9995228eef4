import { randomUUID } from 'node:crypto';
import type { WritingAccount } from '../navigation/account.ts';

/** Changes that one call takes. */
const PER_CALL = 200;
/** Nodes below each. */
const BRANCHES = 6;

/** Writes a map with nodes, six below each, the upper ones first. */
export async function writeMap(
  account: WritingAccount,
  { mapId, nodes }: { mapId: string; nodes: number },
): Promise<void> {
  const device = randomUUID();
  const add = (table: string, rowId: string, fields: object) => ({
    id: randomUUID(),
    device_id: device,
    made_at: new Date().toISOString(),
    seen: 0,
    table,
    row_id: rowId,
    kind: 'add',
    fields,
  });
  const ids = Array.from({ length: nodes }, () => randomUUID());
  const changes = [
    add('mindmaps', mapId, { title: 'A large map', layout: 'both' }),
    ...ids.map((id, place) =>
      add('mindmap_nodes', id, {
        parent_id: place === 0 ? null : ids[Math.floor((place - 1) / BRANCHES)],
        rank: `V${String(place).padStart(5, '0')}V`,
        text: `Node ${place + 1} ${'and more words '.repeat(place % 3)}`.trim(),
      }),
    ),
  ];
  for (let from = 0; from < changes.length; from += PER_CALL)
    await account.post('/functions/v1/change-object', {
      type: 'mindmap',
      id: mapId,
      known: from,
      changes: changes.slice(from, from + PER_CALL),
    });
}
