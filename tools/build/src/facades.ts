import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Compiler, type RspackPluginInstance, type RuleSetRule, WebpackError } from '@rspack/core';

const folder = join(import.meta.dirname, 'facades');

/** Libraries of which the shell provides a part, and the file that lists it. */
export const facades: Readonly<Record<string, string>> = {
  'react-router-dom': join(folder, 'react-router-dom.js'),
  '@tanstack/react-query': join(folder, 'react-query.js'),
  'react-i18next': join(folder, 'react-i18next.js'),
};

/** The library that comes in two parts: what every first view is drawn with, and the whole, which pages fetch. */
export const FIRST_VIEW = {
  library: '@reflectory/design-system',
  request: '@reflectory/design-system/first-view',
  file: join(folder, 'design-system.js'),
};

/** What a facade lists. */
export const namesOf = (library: string): string[] => listedIn(facades[library] ?? '');

/** What every first view is drawn with. */
export const firstViewNames = (): string[] => listedIn(FIRST_VIEW.file);

/** Divides what sources of an app take of that library. */
const firstViewRule = (directory: string): RuleSetRule => ({
  test: /\.tsx?$/,
  include: join(directory, 'src'),
  enforce: 'pre',
  loader: join(import.meta.dirname, 'first-view-loader.cjs'),
  options: { ...FIRST_VIEW, names: firstViewNames() },
});

function listedIn(file: string): string[] {
  const [, list = ''] = /export \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? [];
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** The facades reach the libraries under another name, since theirs leads to the facade. */
export function wholeLibraries(): Record<string, string> {
  return Object.fromEntries(
    [...Object.keys(facades), FIRST_VIEW.library].map((library) => [
      `whole/${library}$`,
      fileURLToPath(import.meta.resolve(library)),
    ]),
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

/** Whether a file is a source of ours. */
const isOwn = (file: string) => /\.tsx?$/.test(file) && !/[\\/]node_modules[\\/]/.test(file);

/**
 * Fails the build of an app that takes something of a shared library that the shell does not give, since it would be
 * undefined, and divides what it takes of the library that comes in two parts.
 */
export function facadePlugin(directory: string): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.options.module.rules.push(firstViewRule(directory));
      compiler.hooks.thisCompilation.tap('FacadePlugin', (compilation) => {
        compilation.hooks.finishModules.tap('FacadePlugin', (modules) => {
          const files = [...modules].map((module) => ('resource' in module ? String(module.resource) : ''));
          for (const file of new Set(files.filter(isOwn))) {
            const unlisted = findUnlisted(readFileSync(file, 'utf8'));
            if (unlisted.length === 0) continue;
            compilation.errors.push(
              new WebpackError(
                `${relative(directory, file)} takes ${unlisted.join(', ')}, which the shell does not provide: add it in tools/build/src/facades`,
              ),
            );
          }
        });
      });
    },
  };
}
