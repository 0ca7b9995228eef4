import type { NodeRow } from './map-rows.ts';
import type { MapScene } from './map-scene.ts';

/** What the outline shows below its first line, from the top down: nothing that hangs on a folded node. */
export function shownRows({ tree, isFolded }: MapScene): NodeRow[] {
  const hidden = new Set<string>();
  return tree.rows.filter((row) => {
    const above = tree.parentOf(row.id) ?? '';
    const parent = tree.get(above);
    if (hidden.has(above) || (parent && isFolded(parent))) hidden.add(row.id);
    return !hidden.has(row.id);
  });
}

export const shownIds = (scene: MapScene): string[] => [scene.top, ...shownRows(scene).map(({ id }) => id)];
