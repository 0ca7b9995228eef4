const near = 200;
const longestQuotation = 400;
const quotation = new RegExp(
  `"[^"]{0,${longestQuotation}}"|“[^”]{0,${longestQuotation}}”|„[^“”]{0,${longestQuotation}}[“”]|` +
    `«[^»]{0,${longestQuotation}}»|(?<![\\p{L}\\p{N}])'[^']{0,${longestQuotation}}'(?![\\p{L}\\p{N}])`,
  'gu',
);

/** What tells somebody else's words from the writer's own. */
export type Quoting = { fiction: RegExp; ownSpeech: RegExp };

/** Whether the words at `start` are quoted from a story, a film or a song that is spoken of beside them. */
export const isFromFiction = (text: string, start: number, { fiction, ownSpeech }: Quoting): boolean => {
  const lineStart = Math.max(text.lastIndexOf('\n', start) + 1, start - longestQuotation - near);
  const lineEnd = text.indexOf('\n', start);
  const line = text.slice(
    lineStart,
    Math.min(lineEnd < 0 ? text.length : lineEnd, start + longestQuotation + near),
  );
  const quoted = [...line.matchAll(quotation)].find(
    (found) => found.index < start - lineStart && start - lineStart < found.index + found[0].length,
  );
  if (!quoted) return false;
  const before = line.slice(0, quoted.index).slice(-near);
  const after = line.slice(quoted.index + quoted[0].length).slice(0, near);
  if (ownSpeech.test(before.slice(-30)) || ownSpeech.test(after.slice(0, 20))) return false;
  return fiction.test(before) || fiction.test(after);
};
