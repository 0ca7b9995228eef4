const numbersOf = (version: string) => version.replace(/^\^/, '').split('.').map(Number);

/** What fits beside a version: everything up to the next one that may break, be it older or newer. */
export function compatibleRange(version: string): string {
  const [major = 0, minor = 0] = numbersOf(version);
  return major === 0 ? `^0.${minor}.0` : `^${major}.0.0`;
}

/** Whether a version is in a range that {@link compatibleRange} has made. */
function isInRange(version: string, range: string): boolean {
  return compatibleRange(version) === compatibleRange(range);
}

/**
 * What of `requires` (package → range) is not in `provides` (package → version), in words. A side that states nothing,
 * as a release of before, is taken as it is.
 *
 * @example findUnmet({ react: '^20.0.0' }, { react: '19.3.1' }) // ['react ^20.0.0, which is 19.3.1 here']
 */
export function findUnmet(
  requires: Readonly<Record<string, string>>,
  provides: Readonly<Record<string, string>>,
): string[] {
  if (Object.keys(provides).length === 0) return [];
  return Object.entries(requires).flatMap(([name, range]) => {
    const version = provides[name];
    if (version === undefined) return [`${name} ${range}, which is not there`];
    return isInRange(version, range) ? [] : [`${name} ${range}, which is ${version} here`];
  });
}
