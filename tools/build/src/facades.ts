import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Compiler, type RspackPluginInstance, WebpackError } from '@rspack/core';

const folder = join(import.meta.dirname, 'facades');

/** Libraries of which the shell provides a part, and the file that lists it. */
export const facades: Readonly<Record<string, string>> = {
  'react-router-dom': join(folder, 'react-router-dom.js'),
  '@tanstack/react-query': join(folder, 'react-query.js'),
  'react-i18next': join(folder, 'react-i18next.js'),
};

/** What a facade lists. */
export function namesOf(library: string): string[] {
  const [, list = ''] = /export \{([^}]*)\}/.exec(readFileSync(facades[library] ?? '', 'utf8')) ?? [];
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** The facades reach the libraries under another name, since theirs leads to the facade. */
export function wholeLibraries(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(facades).map((library) => [`whole/${library}$`, fileURLToPath(import.meta.resolve(library))]),
  );
}

/** The router's files without its checks for developers, which its package offers to nobody by a condition. */
export function productionRouter(): Record<string, string> {
  const require = createRequire(import.meta.resolve('react-router-dom'));
  return Object.fromEntries(
    ['react-router', 'react-router/dom'].map((request) => [
      `${request}$`,
      require.resolve(request).replace(/([\\/])development([\\/])/, '$1production$2'),
    ]),
  );
}

const imports = /import\s+\{([^}]*)\}\s+from\s+(['"])([^'"]+)\2/g;

/** What a source takes of a shared library that its facade does not list, as `name of library`. */
export function findUnlisted(source: string): string[] {
  return [...source.matchAll(imports)].flatMap(([, list = '', , library = '']) => {
    if (!facades[library]) return [];
    const listed = namesOf(library);
    return list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item && !item.startsWith('type '))
      .map((item) => item.replace(/\s+as\s+.*/s, ''))
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} of ${library}`);
  });
}

const isShipped = (file: string) => !/\.(test|stories)\.tsx?$|(^|\/)testing\//.test(file);

/** Fails the build of an app that takes something of a shared library that the shell does not give: it would be undefined. */
export function facadePlugin(directory: string): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('FacadePlugin', (compilation) => {
        for (const file of globSync('src/**/*.{ts,tsx}', { cwd: directory }).filter(isShipped)) {
          const unlisted = findUnlisted(readFileSync(join(directory, file), 'utf8'));
          if (unlisted.length === 0) continue;
          compilation.errors.push(
            new WebpackError(
              `${file} takes ${unlisted.join(', ')}, which the shell does not provide: add it in tools/build/src/facades`,
            ),
          );
        }
      });
    },
  };
}
