/** An instance, as far as its address follows from it. */
type PlacedAt = { slug: string; is_default: boolean };

/** Address of a page of an instance; `publicOrigin` is that of the default one. */
export function instanceUrl(
  path: string,
  publicOrigin: string,
  { slug, is_default: isDefault }: PlacedAt,
): URL {
  const url = new URL(path, publicOrigin);
  if (!isDefault) url.hostname = `${slug}.${url.hostname}`;
  return url;
}
