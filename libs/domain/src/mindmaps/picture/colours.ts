import type { EmotionFamily } from '@reflectory/contracts/journal';
import type { MapTree, TreeRow } from '../tree/map-tree.ts';

/** Colours of branches in the order in which they are given: neighbours differ well, the quiet ones come first. */
export const BRANCH_COLOURS: readonly EmotionFamily[] = [
  'calm',
  'joy',
  'sadness',
  'trust',
  'fear',
  'surprise',
  'disgust',
  'anger',
];

type ColouredRow = TreeRow & { colour: EmotionFamily | null };

/** The colour of every node: its own, or that of what is above it; a branch without one has the colour of its place. */
export function coloursOf(tree: MapTree<ColouredRow>): Map<string, EmotionFamily> {
  const colours = new Map<string, EmotionFamily>();
  const places = new Map(tree.childrenOf(tree.centre).map(({ id }, place) => [id, place]));
  for (const row of tree.rows) {
    const place = (places.get(row.id) ?? 0) % BRANCH_COLOURS.length;
    const above = colours.get(tree.parentOf(row.id) ?? '') ?? (BRANCH_COLOURS[place] as EmotionFamily);
    colours.set(row.id, row.colour ?? above);
  }
  return colours;
}

/** The colour that a new branch gets: the one that the fewest have, the quieter one first. */
export function freshColour(tree: MapTree<ColouredRow>): EmotionFamily {
  const colours = coloursOf(tree);
  const counts = new Map<EmotionFamily, number>();
  for (const { id } of tree.childrenOf(tree.centre)) {
    const colour = colours.get(id);
    if (colour) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const countOf = (colour: EmotionFamily) => counts.get(colour) ?? 0;
  return BRANCH_COLOURS.reduce((least, colour) => (countOf(colour) < countOf(least) ? colour : least));
}
