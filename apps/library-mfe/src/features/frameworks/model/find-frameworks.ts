import type { ListedFramework } from '@reflectory/contracts/library';

/** Those whose name or promise holds every word of the query, whatever its case. */
export function findFrameworks(frameworks: readonly ListedFramework[], query: string): ListedFramework[] {
  const words = query.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  return frameworks.filter(({ name, promise }) => {
    const text = `${name} ${promise}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
