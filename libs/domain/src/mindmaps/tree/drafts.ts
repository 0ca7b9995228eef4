import type { MapIcon, MapLink } from '@reflectory/contracts/mindmaps';
import type { EmotionFamily } from '@reflectory/contracts/journal';
import { ranksBetween } from '../../ranks/index.ts';
import { type MapDraft, type Topic, topicOf } from '../formats/topic.ts';
import { type MapTree, topmostOf, type TreeRow } from './map-tree.ts';

/** What of a node's row goes along when it is copied or exported. */
export type ContentRow = TreeRow & {
  text: string;
  note: string;
  icon: MapIcon | null;
  colour: EmotionFamily | null;
  is_folded: boolean;
  link: MapLink | null;
};

const topicOfRow = ({ text, note, icon, colour, is_folded, link }: ContentRow): Topic =>
  topicOf(text, { note, icon, colour, isFolded: is_folded, link });

/** Topics of some nodes with everything below them, and which topic is whose. */
function topicsOfRows(tree: MapTree<ContentRow>, first: readonly ContentRow[]) {
  const topics = first.map(topicOfRow);
  const byId = new Map<string, Topic>();
  const waiting = first.map((row, place) => ({ row, topic: topics[place] as Topic }));
  for (const { row, topic } of waiting) {
    byId.set(row.id, topic);
    for (const child of tree.childrenOf(row.id)) {
      const below = topicOfRow(child);
      topic.children.push(below);
      waiting.push({ row: child, topic: below });
    }
  }
  return { topics, byId };
}

/** Some nodes as they are copied: each with what hangs on it. */
export const topicsOf = (tree: MapTree<ContentRow>, ids: ReadonlySet<string>): Topic[] =>
  topicsOfRows(tree, topmostOf(tree, ids)).topics;

/** A whole map as it is exported. */
export function draftOf(
  tree: MapTree<ContentRow>,
  centre: { title: string; note: string },
  crossLinks: readonly { from_id: string; to_id: string; label: string }[],
): MapDraft {
  const { topics, byId } = topicsOfRows(tree, tree.childrenOf(tree.centre));
  return {
    root: topicOf(centre.title, { note: centre.note, children: topics }),
    crossLinks: crossLinks.flatMap(({ from_id, to_id, label }) => {
      const [from, to] = [byId.get(from_id), byId.get(to_id)];
      return from && to ? [{ from, to, label }] : [];
    }),
  };
}

/** Rows of topics that are put on a map: those of the first level have ranks that are given. */
export function rowsOfTopics(
  topics: readonly Topic[],
  { parentId, ranks, newId }: { parentId: string | null; ranks: readonly string[]; newId: () => string },
): { rows: ContentRow[]; ids: ReadonlyMap<Topic, string> } {
  const rows: ContentRow[] = [];
  const ids = new Map<Topic, string>();
  const waiting = topics.map((topic, place) => ({ topic, parent_id: parentId, rank: ranks[place] ?? '' }));
  for (const { topic, parent_id, rank } of waiting) {
    const { text, note, icon, colour, isFolded, link, children } = topic;
    const id = newId();
    ids.set(topic, id);
    rows.push({ id, parent_id, rank, text, note, icon, colour, is_folded: isFolded, link });
    const below = ranksBetween(null, null, children.length);
    for (const [place, child] of children.entries())
      waiting.push({ topic: child, parent_id: id, rank: below[place] ?? '' });
  }
  return { rows, ids };
}
