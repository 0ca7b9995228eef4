type Placed = { slug: string; isDefault: boolean };

/**
 * Origin of an instance, told from the origin that the caller reached their own instance at: the default instance
 * has the bare base domain, the others a label before it.
 */
export function instanceUrl(target: Placed, callerOrigin: string, callerInstance: Placed): string {
  const url = new URL(callerOrigin);
  const label = `${callerInstance.slug}.`;
  const isLabelled = url.hostname.startsWith(label) && url.hostname.length > label.length;
  const base = isLabelled ? url.hostname.slice(label.length) : url.hostname;
  url.hostname = target.isDefault ? base : `${target.slug}.${base}`;
  return url.origin;
}
