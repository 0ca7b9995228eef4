const TAGS_AT_END = /(?: §\S+)+$/;

/** A title without its tags, and the ids that its tags name: `'asks for a name §2.42 §5.1'`. */
export type Tagged = { text: string; ids: string[] };

/** Splits the tags off the end of a title. */
export function readTags(title: string): Tagged {
  const tags = TAGS_AT_END.exec(title)?.[0] ?? '';
  return { text: title.slice(0, title.length - tags.length), ids: tags.split(' §').filter(Boolean) };
}
