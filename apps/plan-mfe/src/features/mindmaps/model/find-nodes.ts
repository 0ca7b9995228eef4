import { foldWords } from '@reflectory/domain/search';
import type { MapRows } from './map-rows.ts';
import type { MapScene } from './map-scene.ts';

const folded = (text: string) => foldWords(text).join(' ');

/** Nodes whose text or note has all words of a query, in the order of the map; the words may be beginnings. */
export function findNodes(
  { whole, rows }: Pick<MapScene, 'whole'> & { rows: MapRows },
  query: string,
): string[] {
  const words = foldWords(query);
  if (words.length === 0) return [];
  const matches = (text: string) => {
    const within = ` ${folded(text)}`;
    return words.every((word) => within.includes(` ${word}`));
  };
  const { id, title, note } = rows.map;
  return [
    ...(matches(`${title} ${note}`) ? [id] : []),
    ...whole.rows.filter((row) => matches(`${row.text} ${row.note}`)).map((row) => row.id),
  ];
}
