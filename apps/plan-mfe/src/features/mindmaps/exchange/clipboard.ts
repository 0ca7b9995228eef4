import { mapIconSchema, mapLimits, mapLinkSchema } from '@reflectory/contracts/mindmaps';
import { emotionFamilySchema } from '@reflectory/contracts/journal';
import {
  countLines,
  fitDraft,
  isMarkdown,
  type LeftOut,
  textOfTopics,
  type Topic,
  topicOf,
  topicsOf,
  topicsOfMarkdown,
  topicsOfText,
} from '@reflectory/domain/mindmaps';
import * as z from 'zod';
import type { MapScene } from '../model/map-scene.ts';

/** Nodes with their notes, signs and links, for another map of this product. */
const TOPICS_TYPE = 'application/x-reflectory-topics';

const topicSchema: z.ZodType<Topic> = z.object({
  text: z.string(),
  note: z.string(),
  link: mapLinkSchema.nullable(),
  icon: mapIconSchema.nullable(),
  colour: emotionFamilySchema.nullable(),
  isFolded: z.boolean(),
  get children() {
    return z.array(topicSchema);
  },
});

/** Puts nodes into the clipboard: as indented text for others, and as they are for this product. */
export function copyNodes({ whole }: MapScene, ids: ReadonlySet<string>, clipboard: DataTransfer): void {
  const topics = topicsOf(whole, ids);
  clipboard.setData('text/plain', textOfTopics(topics));
  clipboard.setData(TOPICS_TYPE, JSON.stringify(topics));
}

/** What the clipboard has for a map. */
export type Pasted = {
  topics: Topic[];
  left: LeftOut;
  /** Lines or nodes that there are in all. */
  count: number;
};

function ownTopics(clipboard: DataTransfer): Topic[] | null {
  try {
    return z.array(topicSchema).parse(JSON.parse(clipboard.getData(TOPICS_TYPE)));
  } catch {
    // From another program, or from one that only looks like ours.
    return null;
  }
}

const countTopics = (topics: readonly Topic[]) => {
  const all = [...topics];
  for (const topic of all) all.push(...topic.children);
  return all.length;
};

/** Nodes of what is pasted, no more than there is room for; null where there is nothing to paste. */
export function readPasted(clipboard: DataTransfer, room: number): Pasted | null {
  const text = clipboard.getData('text/plain');
  const own = ownTopics(clipboard);
  const count = own ? countTopics(own) : countLines(text);
  if (count === 0) return null;
  // A text that is far too long is not read to its end.
  const read =
    own ?? (isMarkdown(text) && count <= mapLimits.nodes ? topicsOfMarkdown(text) : topicsOfText(text, room));
  const draft = { root: topicOf('', { children: read }), crossLinks: [] };
  const left = fitDraft(draft, room);
  return { topics: draft.root.children, left: { ...left, nodes: Math.max(left.nodes, count - room) }, count };
}
