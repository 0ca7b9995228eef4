const wildcards: Readonly<Record<string, string>> = { '**': '.*', '*': '[^./]*', '?': '[^./]' };

/**
 * Compiles an address with wildcards: `*` is any text without `.` and `/`, `**` any text at all, `?` one character that
 * is neither `.` nor `/`. Everything else means itself.
 */
export function compileAddressPattern(pattern: string): RegExp {
  const source = pattern.replaceAll(
    /\*\*|[*?]|[.+^${}()|[\]\\]/g,
    (found) => wildcards[found] ?? `\\${found}`,
  );
  return new RegExp(`^${source}$`);
}
