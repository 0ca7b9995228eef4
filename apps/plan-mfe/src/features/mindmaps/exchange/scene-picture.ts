import { type MapPicture, type MeasureText, pictureOf } from '@reflectory/domain/mindmaps';
import type { MapScene } from '../model/map-scene.ts';

/** What is shown of a map as a picture. */
export function scenePicture(scene: MapScene, measure: MeasureText): MapPicture {
  const { tree, boxes, faces, colours, rows } = scene;
  return pictureOf({
    measure,
    nodes: [...boxes.values()].flatMap((box) => {
      const face = faces.get(box.id);
      const row = rows.nodes.get(box.id);
      if (!face) return [];
      return [
        {
          box,
          face,
          above: boxes.get(tree.parentOf(box.id) ?? '') ?? null,
          depth: tree.depthOf(box.id),
          colour: colours.get(box.id) ?? null,
          icon: row?.icon ?? null,
          hasNote: (row ?? rows.map).note !== '',
          hasLink: (row?.link ?? null) !== null,
        },
      ];
    }),
    crossLinks: [...rows.edges.values()].flatMap(({ from_id, to_id, label }) => {
      const [from, to] = [boxes.get(from_id), boxes.get(to_id)];
      return from && to ? [{ from, to, label }] : [];
    }),
  });
}
