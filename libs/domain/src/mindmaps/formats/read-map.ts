import { ImportError, openArchive, sourceOfBytes } from '../../importing/index.ts';
import { readFreeMind } from './freemind.ts';
import { topicsOfText } from './indented-text.ts';
import { isMarkdown, topicsOfMarkdown } from './markdown.ts';
import { readOpml } from './opml.ts';
import { type MapDraft, type Topic, topicOf } from './topic.ts';
import { readXMind } from './xmind.ts';

/** Bytes of a file, and of what is read of an archive: a map of the largest size has far fewer. */
const LARGEST_MAP_FILE = 20 * 1024 * 1024;

const withoutExtension = (name: string) => name.replace(/\.[^.]*$/, '').trim();

/** Several topics need a centre; one that carries all others is it. */
function draftOfTopics(topics: Topic[], name: string): MapDraft {
  const [only] = topics;
  const root =
    only && topics.length === 1 && only.children.length > 0 ? only : topicOf(name, { children: topics });
  return { root, crossLinks: [] };
}

const hasFormula = /^<\?xml|^<opml|^<map|^<!--/i;

function readText(text: string, name: string): MapDraft {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (hasFormula.test(start))
    return /<opml[\s>]/i.test(start) ? readOpml(start, name) : readFreeMind(start, name);
  const topics =
    isMarkdown(text) || /\.(?:md|markdown)$/i.test(name) ? topicsOfMarkdown(text) : topicsOfText(text);
  if (topics.length === 0) throw new ImportError('empty', name);
  return draftOfTopics(topics, withoutExtension(name));
}

/**
 * A map from a file of XMind, FreeMind, Freeplane or an outliner (OPML), from Markdown, or from indented text.
 *
 * @throws ImportError
 */
export async function readMap(bytes: Uint8Array, name: string): Promise<MapDraft> {
  if (bytes.length > LARGEST_MAP_FILE) throw new ImportError('too-large', name);
  const { files } = await openArchive(sourceOfBytes(bytes), name);
  const named = (path: string) => files.find((file) => file.path === path);
  const [json, xml] = [named('content.json'), named('content.xml')];
  let draft: MapDraft;
  if (json) draft = readXMind({ json: await json.readText(LARGEST_MAP_FILE) }, name);
  else if (xml) draft = readXMind({ xml: await xml.readText(LARGEST_MAP_FILE) }, name);
  else {
    const [single] = files;
    if (!single || files.length > 1 || single.path !== name) throw new ImportError('unknown-format', name);
    const text = await single.readText(LARGEST_MAP_FILE);
    if (text.includes('\u0000')) throw new ImportError('unknown-format', name);
    draft = readText(text, name);
  }
  if (draft.root.text.trim() === '') draft.root.text = withoutExtension(name);
  return draft;
}
