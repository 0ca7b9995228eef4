import { childNamed, childrenNamed, readXml, textIn, tidyLines, type XmlElement } from './xml-tree.ts';
import { addressLink, addressOf, type MapDraft, type Topic, topicOf } from './topic.ts';

const attribute = ({ attributes }: XmlElement, ...names: string[]) =>
  names.map((name) => attributes[name]).find((value) => value !== undefined && value.trim() !== '') ?? '';

/** Every topic below `from` with its outline element, without recursion. */
function topicsIn(from: XmlElement): Topic[] {
  const top: Topic[] = [];
  const waiting = childrenNamed(from, 'outline').map((element) => ({ element, into: top }));
  for (const { element, into } of waiting) {
    const topic = topicOf(tidyLines(attribute(element, 'text', 'title')), {
      note: tidyLines(attribute(element, '_note', 'note')),
      link: addressLink(attribute(element, 'url', 'htmlUrl', 'xmlUrl')),
    });
    if (attribute(element, '_status') === 'checked' || attribute(element, '_complete') === 'true')
      topic.icon = 'done';
    into.push(topic);
    for (const child of childrenNamed(element, 'outline'))
      waiting.push({ element: child, into: topic.children });
  }
  return top;
}

/** @throws ImportError */
export function readOpml(xml: string, name: string): MapDraft {
  const root = readXml(xml, name);
  const topics = topicsIn(childNamed(root, 'body') ?? root);
  const title = textIn(childNamed(childNamed(root, 'head'), 'title'));
  const [only] = topics;
  // Programs that have a centre write it as the only outline.
  if (only && topics.length === 1 && (title === '' || title === only.text))
    return { root: only, crossLinks: [] };
  return { root: topicOf(title, { children: topics }), crossLinks: [] };
}

export const escapeXml = (text: string): string =>
  text
    // What XML cannot hold at all.
    // oxlint-disable-next-line no-control-regex -- they are the subject
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', '&#9;');

/** The map as OPML 2.0, notes as outliners have them (`_note`). */
export function writeOpml({ root }: MapDraft): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    `  <head><title>${escapeXml(root.text)}</title></head>`,
    '  <body>',
  ];
  type Step = { topic: Topic; depth: number } | { closing: string };
  const waiting: Step[] = [{ topic: root, depth: 2 }];
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    if ('closing' in step) {
      lines.push(step.closing);
      continue;
    }
    const { topic, depth } = step;
    const space = '  '.repeat(depth);
    const address = addressOf(topic);
    const attributes = [
      `text="${escapeXml(topic.text)}"`,
      ...(topic.note ? [`_note="${escapeXml(topic.note)}"`] : []),
      ...(address ? [`type="link" url="${escapeXml(address)}"`] : []),
      ...(topic.icon === 'done' ? ['_status="checked"'] : []),
    ].join(' ');
    if (topic.children.length === 0) lines.push(`${space}<outline ${attributes}/>`);
    else {
      lines.push(`${space}<outline ${attributes}>`);
      waiting.push({ closing: `${space}</outline>` });
      for (const child of topic.children.toReversed()) waiting.push({ topic: child, depth: depth + 1 });
    }
  }
  return [...lines, '  </body>', '</opml>', ''].join('\n');
}
