/** Widths of letters in sizes of the font, a little more than they have: nothing is measured, so that it is the same anywhere. */
const [USUAL, WIDE] = [0.52, 1.05];

const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e7f ? WIDE : USUAL), 0);

/** A text in lines of a width in sizes of its font; what is longer than all lines ends with an ellipsis. */
export function wrapped(text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).flatMap((one) => cut(one, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  const last = [...(lines[most - 1] ?? '')];
  while (widthOf(`${last.join('')}…`) > width) last.pop();
  return [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`];
}

/** A word that is longer than a line, in pieces that are not. */
function cut(word: string, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (widthOf(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
