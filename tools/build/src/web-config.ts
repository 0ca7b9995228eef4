import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { BUILD_DIGEST, buildNamePlugin } from './build-name.ts';
import { productionRouter, wholeLibraries } from './facades.ts';
import { federationRuntimeAliases } from './federation/runtime-aliases.ts';
import { libraryRules } from './library-rules.ts';

/** Root of the workspace. */
export const workspace = resolve(import.meta.dirname, '../../..');

/** An app that is built for the browser. `directory` is absolute: pass `import.meta.dirname`. */
export type WebApp = {
  directory: string;
  name: string;
  /** Keeps the optical sizes of the reading voice, which double its file: for pages whose headlines are large. */
  keepsOpticalSizes?: boolean;
};

/** The oldest browsers that the product is built for. */
export const browsers = ['chrome >= 120', 'edge >= 120', 'firefox >= 121', 'safari >= 17.4'];

/** True while `rspack watch` runs, or whatever else asks for quick builds that are easy to read. */
export const isDevelopment = () => process.env.NODE_ENV === 'development';

/** Parts of one file of a font keep apart by name which of them a first view needs. */
const fontFile = ({ filename = '' }: { filename?: string }) =>
  `fonts/[name]${filename.endsWith('#rest') ? '-rest' : ''}.[contenthash:10][ext]`;

function moduleRules({ name, keepsOpticalSizes = false }: WebApp): NonNullable<Configuration['module']> {
  return {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
        type: 'javascript/auto',
      },
      ...libraryRules(isDevelopment()),
      { test: /\.module\.css$/, type: 'css/module' },
      // Shared by all builds: the markup of a server entry finds the styles of whichever shell it meets.
      {
        test: /[\\/]design-system[\\/]src[\\/].*\.module\.css$/,
        type: 'css/module',
        generator: { localIdentName: 'design-[name]-[local]', exportsConvention: 'as-is' },
      },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
      {
        test: /[\\/]@fontsource-variable[\\/](newsreader|instrument-sans)[\\/].*\.woff2$/,
        loader: join(import.meta.dirname, 'subset-font-loader.cjs'),
        options: { keepsOpticalSizes },
      },
      {
        test: /\.woff2$/,
        type: 'asset/resource',
        generator: { filename: fontFile },
      },
      { test: /\.(png|jpg|webp|avif)$/, type: 'asset/resource' },
      { test: /\.svg$/, type: 'asset' },
    ],
    parser: { 'css/module': { namedExports: false } },
    generator: {
      'css/module': { localIdentName: `${name}-[local]-[hash:base64:6]`, exportsConvention: 'as-is' },
    },
  };
}

/** Each file names the hashes of what it loads, so that a container entry names few; they are those of `digestOf`. */
const integrityPlugin = () =>
  new rspack.SubresourceIntegrityPlugin({
    hashFuncNames: ['sha256'],
    hashLoading: 'lazy',
    enabled: true,
    htmlPlugin: false,
  });

/** What every browser build of the house has in common; `plugins` come in addition. */
export function webConfig(
  app: WebApp,
  entry: NonNullable<Configuration['entry']>,
  plugins: RspackPluginInstance[],
): Configuration {
  const development = isDevelopment();
  return {
    name: app.name,
    context: app.directory,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: development ? 'source-map' : false,
    entry,
    output: {
      path: join(app.directory, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: `${app.name}_${BUILD_DIGEST}`,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
      crossOriginLoading: 'anonymous',
      // Less than the 10 s after which the shell says that an area could not be opened: its retry asks for the file anew.
      chunkLoadTimeout: 8000,
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      alias: {
        ...federationRuntimeAliases(),
        ...wholeLibraries(),
        ...(development ? {} : productionRouter()),
      },
    },
    module: moduleRules(app),
    optimization: {
      chunkIds: 'named',
      // Numbers are handed out among all modules of a build: one more module would give others another one.
      moduleIds: 'hashed',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 } },
        }),
        // Without targets, logical properties are lowered to guesses by language, which knows nothing of `dir`.
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
      runtimeChunk: false,
      splitChunks: { chunks: 'async', minSize: 40000 },
    },
    lazyCompilation: false,
    infrastructureLogging: { level: 'error' },
    performance: false,
    stats: 'errors-warnings',
    plugins: [integrityPlugin(), buildNamePlugin(), ...plugins],
  };
}

/** Version of an app, from its package.json. */
export function appVersion(directory: string): string {
  const { version }: { version?: string } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  if (!version) throw new Error(`${basename(directory)}/package.json has no version`);
  return version;
}
