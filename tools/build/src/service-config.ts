import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

/** A service that runs in Node. `programs` are its entry files below `src`, without `.ts`. */
export type Service = {
  /** Absolute. */
  directory: string;
  programs: readonly string[];
};

/** Libraries that bring compiled code, or start threads from files of their own. */
const KEPT_OUTSIDE = /^(@node-rs\/|sharp$|pino$|pino-|thread-stream$|wink-)/;
/** What `pg` asks for and does without. */
const OPTIONAL = /^(pg-native|pg-cloudflare)$/;

/**
 * Builds each program of a service into `dist/<program>.js`: Node opens a few files instead of two thousand, which halves
 * the time until it serves. What the sources read or start beside themselves stays with the sources.
 */
export function serviceConfig({ directory, programs }: Service): Configuration {
  const dist = join(directory, 'dist');
  return {
    mode: 'none',
    context: directory,
    entry: Object.fromEntries(programs.map((name) => [name, join(directory, 'src', `${name}.ts`)])),
    target: 'node24',
    devtool: false,
    output: { path: dist, filename: '[name].js', clean: true, module: true, chunkFormat: 'module' },
    externalsType: 'module-import',
    externals: KEPT_OUTSIDE,
    node: false,
    module: {
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/esm',
          use: [
            {
              loader: 'builtin:swc-loader',
              options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
            },
            { loader: join(import.meta.dirname, 'place-of-source-loader.cjs'), options: { from: dist } },
          ],
        },
      ],
      parser: {
        // What is imported late is there from the start as well: a build of today does not remove it from whoever runs.
        javascript: { url: false, worker: false, importMeta: false, dynamicImportMode: 'eager' },
      },
    },
    optimization: {
      // Traces of errors name the modules.
      moduleIds: 'named',
      chunkIds: 'deterministic',
      providedExports: true,
      usedExports: true,
      sideEffects: true,
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          shared: { name: 'shared', chunks: 'initial', minChunks: 2, enforce: true },
        },
      },
    },
    plugins: [new rspack.IgnorePlugin({ resourceRegExp: OPTIONAL })],
  };
}
