/** What stands in a line of Markdown besides its words. */
export type PlainLine = { text: string; address: string | null };

const INLINE =
  /\\([!-/:-@[-`{-~])|!?\[((?:\\.|[^\]\\])*)\]\(\s*(?:<([^<>\s]*)>|([^\s<>)]*))(?:\s+"[^"]*")?\s*\)|<(https?:[^\s>]+)>|(\*\*|__|~~)(?=\S)(.*?\S)\6|(?<![\p{L}\p{N}*])(\*|_)(?=[^\s*_])(.*?[^\s*_])\8(?![\p{L}\p{N}*])|(`+)(.*?)\10/gu;

/** The words of a line, and the first address that it leads to. */
export function plainLine(line: string): PlainLine {
  let address: string | null = null;
  const text = line.replaceAll(
    INLINE,
    (_, escaped, label, pointed, target, bare, _bold, strong, _thin, slanted, _tick, code) => {
      if (escaped !== undefined) return String(escaped);
      if (code !== undefined) return String(code).trim();
      if (bare !== undefined) {
        address ??= String(bare);
        return String(bare);
      }
      const inner = plainLine(String(label ?? strong ?? slanted));
      const named = String(pointed ?? target ?? '');
      if (named !== '') address ??= named;
      address ??= inner.address;
      return inner.text;
    },
  );
  return { text: text.trim(), address };
}

/** A text so that it is read back as it is. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<>~!]/g, String.raw`\$&`)
    .replace(/^(\s*)([#+\-=|])/, String.raw`$1\$2`)
    .replace(/^(\s*\d+)([.)])/, String.raw`$1\$2`);
