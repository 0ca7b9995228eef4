import type { MapScene } from './map-scene.ts';

type Presented = { title: string; note: string; outline: { level: number; text: string; note: string }[] };

let known: { scene: MapScene; presented: Presented } | null = null;

/** What is presented of a map: the whole, or the branch that is looked at alone. The same object for the same scene. */
export function outlineOf(scene: MapScene): Presented {
  if (known?.scene === scene) return known.presented;
  const { rows, tree, top } = scene;
  const centre = rows.nodes.get(top);
  const presented = {
    title: centre?.text ?? rows.map.title,
    note: (centre ?? rows.map).note,
    outline: tree.rows.map(({ id, text, note }) => ({ level: tree.depthOf(id), text, note })),
  };
  known = { scene, presented };
  return presented;
}
