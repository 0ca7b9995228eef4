import { SaxesParser } from 'saxes';
import { ImportError } from '../../importing/index.ts';

export type XmlElement = {
  /** Without its prefix. */
  name: string;
  /** By their names without prefix. */
  attributes: Readonly<Record<string, string>>;
  content: (string | XmlElement)[];
};

/** Elements of a file that are read at most: a map of the largest size has far fewer. */
const MOST_ELEMENTS = 400_000;
const DEEPEST = 2_000;
const BLOCKS = new Set(['p', 'div', 'br', 'li', 'tr']);

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * The elements of a file. Entities that the file defines itself are not replaced, so that nothing grows while it is read.
 *
 * @throws ImportError `broken-file`, `too-large`
 */
export function readXml(xml: string, name: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, content: [] };
  const open = [top];
  let count = 0;
  const parser = new SaxesParser({ position: false });
  const add = (part: string | XmlElement) => void open.at(-1)?.content.push(part);
  parser.on('opentag', ({ name: tag, attributes }) => {
    count += 1;
    if (count > MOST_ELEMENTS || open.length > DEEPEST) throw new ImportError('too-large', name);
    const own = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localName(key), value]));
    const element: XmlElement = { name: localName(tag), attributes: own, content: [] };
    add(element);
    open.push(element);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    // An entity of the file's own stays as it is written.
    if (!error.message.includes('undefined entity')) throw new ImportError('broken-file', name);
  });
  parser.write(xml.replace(/^\uFEFF/, '')).close();
  const root = top.content.find((part) => typeof part !== 'string');
  if (!root) throw new ImportError('broken-file', name);
  return root;
}

export const childrenNamed = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.content.filter((part): part is XmlElement => typeof part !== 'string' && part.name === name) ?? [];

export const childNamed = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenNamed(element, name)[0];

/** What stands in an element, a line for each paragraph. */
export function textIn(element: XmlElement | undefined): string {
  const parts: string[] = [];
  const waiting: (string | XmlElement)[] = element ? [element] : [];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (typeof part === 'string') parts.push(part);
    else {
      if (BLOCKS.has(part.name.toLowerCase())) waiting.push('\n');
      waiting.push(...part.content.toReversed());
    }
  }
  return tidyLines(parts.join(''));
}

/** Without white space at the ends of lines and empty lines beside each other. */
export const tidyLines = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
