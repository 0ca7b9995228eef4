/** The public link of a share: `{origin}/p/{share_token}` (specification, section 7). */
export function shareLink(origin: string, shareToken: string): string {
  return `${origin}/p/${encodeURIComponent(shareToken)}`;
}
