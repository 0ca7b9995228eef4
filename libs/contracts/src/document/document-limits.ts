/** Levels of blocks, one within the other; an item of a list is a level of its own. */
export const MOST_DEPTH = 40;
/** Where a link may lead. */
export const LINK_ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i;
/** An attachment's id or its path in the storage, and no address: reading an entry calls nobody. */
export const IMAGE_SOURCE = /^(?!.*\.\.)[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
/** Characters of a tag or the name of a person. */
export const MOST_LABEL = 80;
/** Characters of what is said about an image. */
export const MOST_IMAGE_TEXT = 2_000;
/** Marks that have no attributes. */
export const PLAIN_MARKS = ['bold', 'italic', 'underline', 'strike', 'code'] as const;
