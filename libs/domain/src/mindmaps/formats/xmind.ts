import type { MapIcon } from '@reflectory/contracts/mindmaps';
import * as z from 'zod';
import { ImportError } from '../../importing/index.ts';
import { addressLink, type MapDraft, type Topic, topicOf } from './topic.ts';
import { childNamed, childrenNamed, readXml, textIn, tidyLines, type XmlElement } from './xml-tree.ts';

/** A topic of either generation of files. */
type Node = {
  id: string;
  title: string;
  note: string;
  href: string | null;
  markers: readonly string[];
  isFolded: boolean;
  /** Called once, so that nothing is read before it is wanted. */
  children(): Node[];
};
type Relationship = { from: string; to: string; label: string };
type Sheet = { title: string; root: Node; relationships: Relationship[] };

const MARKERS: readonly (readonly [RegExp, MapIcon])[] = [
  [/^task-done|^symbol-right|^c_symbol_(?:like|check)/, 'done'],
  [/^task-/, 'open'],
  [/^priority-1$|^symbol-(?:exclam|attention)/, 'important'],
  [/^symbol-question/, 'question'],
  [/idea|lightbulb|^symbol-info/, 'idea'],
  [/^flag-/, 'flag'],
  [/^star-/, 'star'],
  [/heart/, 'heart'],
  [/^people-/, 'person'],
  [/clock|time|calendar/, 'clock'],
];

const iconOf = (markers: readonly string[]): MapIcon | null =>
  markers.flatMap((marker) => MARKERS.find(([pattern]) => pattern.test(marker))?.[1] ?? [])[0] ?? null;

// What is broken in a topic is left out, and the rest comes.
const text = z.string().catch('');
const list = z.array(z.unknown()).catch([]);
const jsonTopicSchema = z.object({
  id: text,
  title: text,
  href: text,
  branch: text,
  notes: z.object({ plain: z.object({ content: text }) }).catch({ plain: { content: '' } }),
  markers: z.array(z.object({ markerId: text }).catch({ markerId: '' })).catch([]),
  children: z.object({ attached: list, detached: list }).catch({ attached: [], detached: [] }),
});
const jsonSheetSchema = z.object({
  title: text,
  rootTopic: z.unknown(),
  relationships: z.array(z.object({ end1Id: text, end2Id: text, title: text })).catch([]),
});

function nodeOfJson(json: unknown): Node {
  const topic = jsonTopicSchema.safeParse(json).data;
  return {
    id: topic?.id ?? '',
    title: topic?.title ?? '',
    note: topic?.notes.plain.content ?? '',
    href: topic?.href || null,
    markers: topic?.markers.map(({ markerId }) => markerId) ?? [],
    isFolded: topic?.branch === 'folded',
    children: () =>
      [...(topic?.children.attached ?? []), ...(topic?.children.detached ?? [])].map(nodeOfJson),
  };
}

/** Files since 2018: `content.json`. */
function sheetsOfJson(json: string, name: string): Sheet[] {
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch {
    throw new ImportError('broken-json', name);
  }
  const sheets = z.array(z.unknown()).safeParse(content).data ?? [];
  return sheets.flatMap((sheet) => {
    const { data } = jsonSheetSchema.safeParse(sheet);
    if (!data) return [];
    const relationships = data.relationships.map((one) => ({
      from: one.end1Id,
      to: one.end2Id,
      label: one.title,
    }));
    return [{ title: data.title, root: nodeOfJson(data.rootTopic), relationships }];
  });
}

function nodeOfXml(topic: XmlElement): Node {
  return {
    id: topic.attributes['id'] ?? '',
    title: textIn(childNamed(topic, 'title')),
    note: textIn(childNamed(childNamed(topic, 'notes'), 'plain')),
    href: topic.attributes['href'] ?? null,
    markers: childrenNamed(childNamed(topic, 'marker-refs'), 'marker-ref').map(
      ({ attributes }) => attributes['marker-id'] ?? '',
    ),
    isFolded: topic.attributes['branch'] === 'folded',
    children: () =>
      childrenNamed(childNamed(topic, 'children'), 'topics')
        .filter(({ attributes }) => ['attached', 'detached'].includes(attributes['type'] ?? ''))
        .flatMap((topics) => childrenNamed(topics, 'topic').map(nodeOfXml)),
  };
}

/** Files of before: `content.xml`. */
const sheetsOfXml = (xml: string, name: string): Sheet[] =>
  childrenNamed(readXml(xml, name), 'sheet').flatMap((sheet) => {
    const root = childNamed(sheet, 'topic');
    const relationships = childrenNamed(childNamed(sheet, 'relationships'), 'relationship').map((one) => ({
      from: one.attributes['end1'] ?? '',
      to: one.attributes['end2'] ?? '',
      label: textIn(childNamed(one, 'title')),
    }));
    return root ? [{ title: textIn(childNamed(sheet, 'title')), root: nodeOfXml(root), relationships }] : [];
  });

const topicOfNode = (node: Node): Topic =>
  topicOf(tidyLines(node.title), {
    note: tidyLines(node.note),
    // Addresses inside the file lead nowhere here.
    link: node.href !== null && /^https?:/i.test(node.href) ? addressLink(node.href) : null,
    icon: iconOf(node.markers),
    isFolded: node.isFolded,
  });

function draftOf(sheet: Sheet): MapDraft {
  const root = topicOfNode(sheet.root);
  const byId = new Map<string, Topic>();
  const waiting = [{ node: sheet.root, topic: root }];
  for (const { node, topic } of waiting) {
    byId.set(node.id, topic);
    for (const child of node.children()) {
      const below = topicOfNode(child);
      topic.children.push(below);
      waiting.push({ node: child, topic: below });
    }
  }
  const crossLinks = sheet.relationships.flatMap(({ from, to, label }) => {
    const [one, other] = [byId.get(from), byId.get(to)];
    return one && other && one !== other ? [{ from: one, to: other, label }] : [];
  });
  return { root, crossLinks };
}

/** A map of XMind; the sheets of a file become branches when there are several. @throws ImportError */
export function readXMind(content: { json: string } | { xml: string }, name: string): MapDraft {
  const sheets = 'json' in content ? sheetsOfJson(content.json, name) : sheetsOfXml(content.xml, name);
  const drafts = sheets.map(draftOf);
  const [first] = drafts;
  if (!first) throw new ImportError('empty', name);
  if (drafts.length === 1) return first;
  return {
    root: topicOf(name.replace(/\.xmind$/i, ''), { children: drafts.map(({ root }) => root) }),
    crossLinks: drafts.flatMap(({ crossLinks }) => crossLinks),
  };
}
