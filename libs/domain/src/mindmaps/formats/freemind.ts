import type { MapIcon } from '@reflectory/contracts/mindmaps';
import { ImportError } from '../../importing/index.ts';
import { addressLink, type MapDraft, type Topic, topicOf } from './topic.ts';
import { childNamed, childrenNamed, readXml, textIn, tidyLines, type XmlElement } from './xml-tree.ts';

/** Its signs that ours have a counterpart for. */
const ICONS: Readonly<Record<string, MapIcon>> = {
  button_ok: 'done',
  checked: 'done',
  unchecked: 'open',
  idea: 'idea',
  help: 'question',
  yes: 'important',
  messagebox_warning: 'important',
  'stop-sign': 'important',
  flag: 'flag',
  'flag-green': 'flag',
  'flag-yellow': 'flag',
  clock: 'clock',
  hourglass: 'clock',
  calendar: 'clock',
  bookmark: 'star',
  launch: 'star',
  male1: 'person',
  female1: 'person',
  group: 'person',
  gohome: 'home',
};

const richText = (element: XmlElement, ...types: string[]) =>
  childrenNamed(element, 'richcontent')
    .filter(({ attributes }) => types.includes(attributes['TYPE'] ?? ''))
    .map((rich) => textIn(childNamed(childNamed(rich, 'html'), 'body') ?? rich))
    .filter((text) => text !== '')
    .join('\n\n');

function topicIn(element: XmlElement): Topic {
  const { attributes } = element;
  const [icon] = childrenNamed(element, 'icon').flatMap(
    (one) => ICONS[one.attributes['BUILTIN'] ?? ''] ?? [],
  );
  return topicOf(tidyLines(attributes['TEXT'] ?? '') || richText(element, 'NODE'), {
    note: richText(element, 'NOTE', 'DETAILS'),
    link: addressLink(attributes['LINK']),
    icon: icon ?? null,
    isFolded: attributes['FOLDED'] === 'true',
  });
}

/** A map of FreeMind or Freeplane. @throws ImportError */
export function readFreeMind(xml: string, name: string): MapDraft {
  const first = childNamed(readXml(xml, name), 'node');
  if (!first) throw new ImportError('empty', name);
  const root = topicIn(first);
  const byId = new Map<string, Topic>();
  const arrows: { from: Topic; to: string; label: string }[] = [];
  const waiting = [{ element: first, topic: root }];
  for (const { element, topic } of waiting) {
    const id = element.attributes['ID'];
    if (id !== undefined) byId.set(id, topic);
    for (const { attributes } of childrenNamed(element, 'arrowlink'))
      arrows.push({
        from: topic,
        to: attributes['DESTINATION'] ?? '',
        label: attributes['MIDDLE_LABEL'] ?? '',
      });
    for (const child of childrenNamed(element, 'node')) {
      const below = topicIn(child);
      topic.children.push(below);
      waiting.push({ element: child, topic: below });
    }
  }
  const crossLinks = arrows.flatMap(({ from, to, label }) => {
    const target = byId.get(to);
    return target && target !== from ? [{ from, to: target, label }] : [];
  });
  return { root, crossLinks };
}
