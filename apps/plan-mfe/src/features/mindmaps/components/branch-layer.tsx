import { crossPath, type MapBox } from '@reflectory/domain/mindmaps';
import { memo, useMemo, useSyncExternalStore } from 'react';
import type { MapScene } from '../model/map-scene.ts';
import type { Viewport } from '../model/stage/viewport.ts';
import classes from './map-stage.module.css';

export type BranchLayerProps = { scene: MapScene; viewport: Viewport };

const blockOf = ({ x, y, width, height }: MapBox) =>
  `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z`;

/** Boxes that stand for texts that cannot be read, one shape for each colour. */
function Blocks({ scene }: { scene: MapScene }) {
  const blocks = useMemo(() => {
    const parts = new Map<string, string[]>();
    for (const box of scene.boxes.values()) {
      const colour = scene.colours.get(box.id);
      if (colour === undefined || scene.tree.depthOf(box.id) <= 1) continue;
      parts.set(colour, [...(parts.get(colour) ?? []), blockOf(box)]);
    }
    return [...parts];
  }, [scene]);
  return blocks.map(([colour, shapes]) => (
    <path key={colour} className={classes.block} data-emotion={colour} d={shapes.join('')} />
  ));
}

/** Lines from node to node besides the tree; of what is folded away, from what hides it. */
function crossLinksOf({ rows, tree, boxes }: MapScene) {
  const shown = (id: string): MapBox | undefined => {
    let at: string | null = id;
    while (at !== null && !boxes.has(at)) at = tree.parentOf(at);
    return at === null ? undefined : boxes.get(at);
  };
  return [...rows.edges.values()].flatMap(({ id, from_id, to_id, label }) => {
    const [from, to] = [shown(from_id), shown(to_id)];
    return from && to && from.id !== to.id ? [{ id, label, ...crossPath(from, to) }] : [];
  });
}

/** Lines of branches and between nodes, and blocks where texts are too small. */
export const BranchLayer = memo(function BranchLayer({ scene, viewport }: BranchLayerProps) {
  const { isReadable } = useSyncExternalStore(viewport.onWindow, viewport.getWindow);
  const crossLinks = useMemo(() => crossLinksOf(scene), [scene]);
  return (
    <>
      <svg className={classes.lines} aria-hidden>
        {scene.lines.map(({ key, colour, stroke, d }) => (
          <path key={key} className={classes.branch} data-emotion={colour} strokeWidth={stroke} d={d} />
        ))}
        {!isReadable && <Blocks scene={scene} />}
        {crossLinks.map(({ id, d, arrow }) => (
          <g key={id}>
            <path className={classes.cross} d={d} />
            <path className={classes.crossArrow} d={arrow} />
          </g>
        ))}
      </svg>
      {isReadable &&
        crossLinks.map(
          ({ id, label, x, y }) =>
            label !== '' && (
              <p
                key={id}
                className={classes.crossLabel}
                dir="auto"
                aria-hidden
                style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
              >
                {label}
              </p>
            ),
        )}
    </>
  );
});
