/** What a public page must reach on the slow phone of the measurement. */
export const targets = { lcpMs: 1800, cls: 0.02, landingScriptBytes: 60_000 } as const;

/** First field of the forms that fetch more when somebody turns to them; that counts as well. */
export const FORM_FIELDS: Readonly<Record<string, string>> = {
  '/': '#trial-email',
  '/beta': '#beta-name',
  '/auth': '#auth-email',
};

/** Names of the targets that a page misses. */
export function verdictsOf(
  path: string,
  page: { lcpMs: number; cls: number; scriptBytes: number },
): string[] {
  return [
    // A page that painted nothing was not fast.
    ...(page.lcpMs > 0 && page.lcpMs <= targets.lcpMs ? [] : ['LCP']),
    ...(page.cls > targets.cls ? ['CLS'] : []),
    ...(path === '/' && page.scriptBytes > targets.landingScriptBytes ? ['JS'] : []),
  ];
}
