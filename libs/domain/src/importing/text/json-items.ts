import { ImportError } from '../import-error.ts';

/** A part of a long JSON text: a value of the outermost object, or an element of a list that is one. */
export type JsonItem = {
  /** Key in the outermost object; empty where that is a list. */
  key: string;
  isElement: boolean;
  /** Null where it is longer than may be held. */
  json: string | null;
};

/** Characters of one part that are held. */
const LONGEST_ITEM = 20_000_000;

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const OPENING_LIST = 91;
const CLOSING_LIST = 93;
const OPENING_OBJECT = 123;
const CLOSING_OBJECT = 125;

const keyOf = (json: string | null): string => {
  const key: unknown = JSON.parse(json ?? '""');
  return typeof key === 'string' ? key : '';
};

/** Holds what lies between two separators, over any number of chunks. */
function createPiece() {
  let parts: string[] = [];
  let length = 0;
  return {
    add(part: string) {
      length += part.length;
      if (length <= LONGEST_ITEM) parts.push(part);
      else parts = [];
    },
    take(): string | null {
      const text = length <= LONGEST_ITEM ? parts.join('').trim() : null;
      [parts, length] = [[], 0];
      return text;
    },
    isBlank: () => length <= LONGEST_ITEM && parts.every((part) => part.trim() === ''),
  };
}

/** Where in the outermost object or list one is, by the brackets that were passed. */
function createItems() {
  const piece = createPiece();
  const items: JsonItem[] = [];
  let depth = 0;
  let itemDepth = 1;
  let key: string | null = null;
  let isList = false;
  let hasBegun = false;
  const endItem = () => {
    const json = piece.take();
    if (json !== '' && (isList || key !== null)) items.push({ key: key ?? '', isElement: isList, json });
  };

  return {
    piece,
    take: () => items.splice(0),
    isWhole: () => hasBegun && depth === 0,
    /** Whether a piece begins behind the bracket. */
    open(code: number): boolean {
      const isOutermost = depth === 0;
      const isOfObject = depth === 1 && !isList && key !== null;
      depth += 1;
      hasBegun = true;
      if (isOutermost) isList = code === OPENING_LIST;
      else if (isOfObject && code === OPENING_LIST && piece.isBlank()) [isList, itemDepth] = [true, 2];
      else return false;
      return true;
    },
    /** Whether a piece ends before the bracket. */
    close(before: () => void): boolean {
      depth -= 1;
      if (depth !== itemDepth - 1) return false;
      before();
      endItem();
      if (depth === 1) [isList, itemDepth, key] = [false, 1, null];
      return true;
    },
    /** Whether the sign parts two pieces. */
    part(code: number, before: () => void): boolean {
      const isKey = code === COLON && depth === 1 && !isList && key === null;
      if (!isKey && (code !== COMMA || depth !== itemDepth)) return false;
      before();
      if (isKey) key = keyOf(piece.take());
      else {
        endItem();
        if (!isList) key = null;
      }
      return true;
    },
  };
}

/** Takes a JSON text apart without holding it. Brackets are counted; values are read by whoever gets them. */
function createSplitter() {
  const items = createItems();
  let isInText = false;
  let isEscaped = false;

  /** Whether a sign is one of a text, or its end. */
  const readText = (code: number): boolean => {
    if (!isInText) {
      isInText = code === QUOTE;
      return isInText;
    }
    if (isEscaped) isEscaped = false;
    else if (code === BACKSLASH) isEscaped = true;
    else if (code === QUOTE) isInText = false;
    return true;
  };
  return {
    split(chunk: string): JsonItem[] {
      let from = 0;
      for (let at = 0; at < chunk.length; at += 1) {
        const code = chunk.charCodeAt(at);
        if (readText(code)) continue;
        const addBefore = () => items.piece.add(chunk.slice(from, at));
        if (code === OPENING_LIST || code === OPENING_OBJECT) {
          if (items.open(code)) from = at + 1;
        } else if (code === CLOSING_LIST || code === CLOSING_OBJECT) {
          if (items.close(addBefore)) from = at + 1;
        } else if (items.part(code, addBefore)) from = at + 1;
      }
      items.piece.add(chunk.slice(from));
      return items.take();
    },
    isWhole: () => items.isWhole() && !isInText,
  };
}

/**
 * Parts of a JSON text of any length, one after the other.
 *
 * @throws ImportError `broken-json` where it ends too early, after all that was whole
 */
export async function* readJsonItems(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<JsonItem> {
  const decoder = new TextDecoder();
  const splitter = createSplitter();
  try {
    for await (const chunk of chunks) yield* splitter.split(decoder.decode(chunk, { stream: true }));
  } catch (error) {
    if (error instanceof SyntaxError) throw new ImportError('broken-json', name);
    throw error;
  }
  if (!splitter.isWhole()) throw new ImportError('broken-json', name);
}
