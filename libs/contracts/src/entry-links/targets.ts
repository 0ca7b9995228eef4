/** What grows out of a sentence; a release of before meets types that it does not know. */
export const entryLinkTargets = ['goal', 'habit', 'card', 'map_node', 'focus_session', 'intention'] as const;
export type EntryLinkTarget = (typeof entryLinkTargets)[number];

/** Characters of a sentence that a link keeps. */
export const ENTRY_LINK_QUOTE_LENGTH = 2000;
