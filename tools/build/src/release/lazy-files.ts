import type { Release } from '@reflectory/contracts/remotes';
import type { Compilation } from '@rspack/core';

/** One `import()` of the sources: where it stands, what it asks for, and the files that it fetches. */
export type LazyImport = { from: string; request: string; files: string[] };

/** Every `import()` of a build. */
export function findLazyImports({ chunkGroups }: Pick<Compilation, 'chunkGroups'>): LazyImport[] {
  return chunkGroups.flatMap((group) => {
    const files = group.getFiles().filter((file) => /\.(js|css)$/.test(file));
    return group.origins.flatMap(({ module, request }) => {
      const from = module?.nameForCondition();
      return from && request ? [{ from, request, files }] : [];
    });
  });
}

/**
 * Files of each route's page, by the path of the route.
 *
 * @param remote Path and content of `remote.ts`, whose pages are written as `'/path': () => import('./x.page.tsx')`.
 * @throws Error for a route whose page is written in another way.
 */
export function pageFiles(
  remote: { path: string; source: string },
  routes: readonly { path: string }[],
  imports: readonly LazyImport[],
): Record<string, string[]> {
  const written = remote.source.matchAll(/(['"`])(\/.*?)\1\s*:\s*\(\)\s*=>\s*import\(\s*(['"`])(.+?)\3/g);
  const requests = new Map([...written].map(([, , route = '', , request = '']) => [route, request]));
  return Object.fromEntries(
    routes.map(({ path }) => {
      const request = requests.get(path);
      const page = imports.find(({ from, request: asked }) => from === remote.path && asked === request);
      if (!page)
        throw new Error(
          `${remote.path}: write the page of ${path} as '${path}': () => import('./….page.tsx')`,
        );
      return [path, page.files];
    }),
  );
}

/** Files of the texts that every page waits for, by language: those imported from `./locales/<language>.json`. */
export const textFiles = (imports: readonly LazyImport[]): Record<string, string[]> =>
  byLanguage(imports.filter(({ request }) => request.startsWith('./locales/')));

/**
 * Files of texts that some pages of a remote do not wait for: those imported from `./<part>/locales/<language>.json`.
 *
 * @param remote Content of `remote.ts`, which names pages before the imports of a part: `only: ['/path'], languages: { … }`.
 */
export function laterTextFiles(remote: string, imports: readonly LazyImport[]): Release['laterTexts'] {
  const parts = remote.matchAll(/\b(only|notFor):\s*\[([^\]]*)\].*?(['"])(\.\/[\w/-]+\/locales\/)/gs);
  return [...parts].map(([, kind = '', listed = '', , folder = '']) => ({
    [kind]: [...listed.matchAll(/(['"`])(.+?)\1/g)].map(([, , path = '']) => path),
    files: byLanguage(imports.filter(({ request }) => request.startsWith(folder))),
  }));
}

function byLanguage(imports: readonly LazyImport[]): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  for (const { request, files } of imports) {
    const language = /\/locales\/([\w-]+)\.json$/.exec(request)?.[1];
    if (language) texts[language] = [...new Set([...(texts[language] ?? []), ...files])];
  }
  return texts;
}
