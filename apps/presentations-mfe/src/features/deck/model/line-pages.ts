/** Characters of a line on a slide: no longer than the eye finds the next one from. */
const CHARACTERS_PER_LINE = 66;
/** Lines of text that a slide holds before it would have to shrink its type. */
const LINES_PER_PAGE = 13;
/** Lines' worth of space between two passages. */
const GAP = 0.5;

/** A passage of a slide: a heading above it or null, and its number among all passages, from 1. */
export type Passage = { heading: string | null; text: string; number: number };

function linesOf(text: string): number {
  return text
    .split('\n')
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / CHARACTERS_PER_LINE)), 0);
}

/** Cuts a text into pieces of at most `lines` lines, between words where there are words. */
function pieces(text: string, lines: number): string[] {
  const found: string[] = [];
  let rest = text.trim();
  while (linesOf(rest) > lines) {
    let piece = rest
      .split('\n')
      .slice(0, lines)
      .join('\n')
      .slice(0, lines * CHARACTERS_PER_LINE);
    while (linesOf(piece) > lines) piece = piece.slice(0, -CHARACTERS_PER_LINE);
    const end = rest.length === piece.length ? piece.length : Math.max(piece.search(/\s\S*$/u), 0);
    const cut = wholeCharacters(rest, end > piece.length / 2 ? end : piece.length);
    found.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest === '' && found.length > 0 ? found : [...found, rest];
}

/** The cut moved past the second half of a surrogate pair, so that no character is halved. */
function wholeCharacters(text: string, cut: number): number {
  return /^[\uDC00-\uDFFF]/.test(text.slice(cut, cut + 1)) ? cut + 1 : cut;
}

function splitPassage(passage: Passage): Passage[] {
  return pieces(passage.text, LINES_PER_PAGE - 2).map((text, index) => ({
    ...passage,
    text,
    heading: index === 0 ? passage.heading : null,
  }));
}

/**
 * Deals passages out to pages that fit a slide; a passage that is longer than a page goes on over several.
 * There is always at least one page.
 */
export function linePages(passages: readonly Passage[]): Passage[][] {
  const pages: Passage[][] = [[]];
  let used = 0;
  for (const passage of passages.flatMap(splitPassage)) {
    const lines = linesOf(passage.text) + (passage.heading === null ? 0 : linesOf(passage.heading)) + GAP;
    if (used > 0 && used + lines > LINES_PER_PAGE) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(passage);
    used += lines;
  }
  return pages;
}
