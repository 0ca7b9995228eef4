import { mapLimits, mapLinkSchema } from '@reflectory/contracts/mindmaps';
import { addressOf, type MapDraft, type Topic } from './topic.ts';

/** What of a draft does not come, because a map does not hold it. */
export type LeftOut = {
  /** Nodes beyond the room that there is. */
  nodes: number;
  /** Characters of notes beyond their length. */
  noteCharacters: number;
};

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join('\n\n');

/** A text that is too long goes on in the note. */
function fitWords(topic: Topic, mostText: number): number {
  const signs = [...topic.text];
  if (signs.length > mostText) {
    topic.note = joined(topic.text, topic.note);
    topic.text = `${signs
      .slice(0, mostText - 1)
      .join('')
      .trimEnd()}…`;
  }
  const note = [...topic.note];
  if (note.length <= mapLimits.note) return 0;
  topic.note = note.slice(0, mapLimits.note).join('');
  return note.length - mapLimits.note;
}

/** An address that cannot be opened stands in the note. */
function fitAddress(topic: Topic) {
  const address = addressOf(topic);
  if (address === null || mapLinkSchema.safeParse(topic.link).success) return;
  topic.note = joined(topic.note, address);
  topic.link = null;
}

/**
 * Makes a draft one that a map holds, in its place: what is too deep moves up, what is too long goes on in the note, empty
 * nodes take their place among their parents'. `room` is how many nodes there may be besides the centre.
 */
export function fitDraft(draft: MapDraft, room: number = mapLimits.nodes): LeftOut {
  const left: LeftOut = { nodes: 0, noteCharacters: 0 };
  const kept = new Set([draft.root]);
  fitAddress(draft.root);
  left.noteCharacters += fitWords(draft.root, mapLimits.title);
  let taken = 0;
  const waiting = [{ topic: draft.root, depth: 0 }];
  // Level by level, so that what does not come are the farthest details.
  for (const { topic, depth } of waiting) {
    const below: Topic[] = [];
    const candidates = [...topic.children].reverse();
    for (let child = candidates.pop(); child; child = candidates.pop()) {
      const isEmpty = child.text.trim() === '' && child.note.trim() === '';
      if (isEmpty || depth + 1 >= mapLimits.depth) {
        candidates.push(...child.children.toReversed());
        child.children = [];
        if (isEmpty) continue;
      }
      if (taken >= room) {
        left.nodes += 1 + countBelow(child);
        continue;
      }
      taken += 1;
      child.text = child.text.trim();
      fitAddress(child);
      left.noteCharacters += fitWords(child, mapLimits.text);
      below.push(child);
      kept.add(child);
    }
    topic.children = below;
    for (const child of below) waiting.push({ topic: child, depth: depth + 1 });
  }
  draft.crossLinks = draft.crossLinks
    .filter(({ from, to }) => kept.has(from) && kept.has(to) && from !== draft.root && to !== draft.root)
    .slice(0, mapLimits.crossLinks);
  return left;
}

function countBelow(topic: Topic): number {
  const waiting = [...topic.children];
  for (const child of waiting) waiting.push(...child.children);
  return waiting.length;
}
