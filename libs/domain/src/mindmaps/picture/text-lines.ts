/** Width of a text in pixels. */
export type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Pieces of a word, none wider than a line unless a single sign is. */
function piecesOf(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && measure(piece + segment) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}

/** Breaks a text into lines: where it breaks itself, between words, and within a word that is wider than a line. */
export function linesOfText(
  text: string,
  width: number,
  measure: Measure,
): { lines: string[]; width: number } {
  const lines: string[] = [];
  let widest = 0;
  const end = (line: string) => {
    lines.push(line);
    widest = Math.max(widest, measure(line));
  };
  for (const paragraph of text.split('\n')) {
    if (measure(paragraph) <= width) {
      end(paragraph);
      continue;
    }
    let line = '';
    for (const word of paragraph.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (measure(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') end(line);
      const pieces = measure(word) > width ? piecesOf(word, width, measure) : [word];
      for (const piece of pieces.slice(0, -1)) end(piece);
      line = pieces.at(-1) ?? '';
    }
    end(line);
  }
  return { lines, width: widest };
}
