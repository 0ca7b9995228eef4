import { join } from 'node:path';
import { LANGUAGES } from '@reflectory/contracts/languages';
import type { RuleSetRule } from '@rspack/core';
import { unusedMethods } from './supabase/unused-methods.ts';

const folder = import.meta.dirname;
const standIn = (file: string) => join(folder, file);

/** Words of React Aria in languages that the product does not speak; English stands in, as for every such language. */
const otherLanguages = new RegExp(
  String.raw`[\\/]react-aria[\w-]*[\\/]dist[\\/].*[\\/]intl[\\/](\w+[\\/])?(?!(${LANGUAGES.join('|')})-)[a-z]{2}-[A-Z]{2}\.mjs$`,
);

/** What is not taken of the federation runtime, by the ways in which its files ask for it. */
const federationAliases = {
  ...Object.fromEntries(
    ['./', '../', '../../'].flatMap((up) => [
      [`${up}utils/preload.js$`, standIn('federation/preloading.js')],
      [`${up}plugins/snapshot/SnapshotHandler.js$`, standIn('federation/snapshots.js')],
    ]),
  ),
  './desc.mjs$': standIn('federation/sentences.js'),
  './getShortErrorMsg.mjs$': standIn('federation/error-codes.js'),
  './init.js$': standIn('federation/bundler-runtime.js'),
  './getSharedFallbackGetter.js$': standIn('federation/bundler-runtime.js'),
};

// In development React warns of lists without keys.
const iconKeys: RuleSetRule = {
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.m?js$/,
  loader: standIn('icon-keys-loader.cjs'),
};

/** What browser builds take of libraries, and how. */
export const libraryRules = (isDevelopment: boolean): RuleSetRule[] => [
  // sonner puts a <style> into the page when it is imported, which the content security policy refuses.
  { test: /[\\/]sonner[\\/]dist[\\/]index\.m?js$/, loader: standIn('sonner-style-loader.cjs') },
  { test: otherLanguages, loader: standIn('other-languages-loader.cjs') },
  ...(isDevelopment ? [] : [iconKeys]),
  {
    test: /[\\/]@module-federation[\\/](runtime-core|webpack-bundler-runtime|error-codes)[\\/]/,
    resolve: { alias: federationAliases },
  },
  {
    test: /[\\/]@supabase[\\/]auth-js[\\/]/,
    resolve: { alias: { './lib/webauthn$': standIn('supabase/passkeys.js') } },
  },
  {
    test: /[\\/]@supabase[\\/]auth-js[\\/]dist[\\/]module[\\/](GoTrueClient|GoTrueAdminApi)\.js$/,
    loader: standIn('supabase/unused-methods-loader.cjs'),
    options: { methods: unusedMethods },
  },
  {
    test: /[\\/]@supabase[\\/]supabase-js[\\/]/,
    resolve: {
      alias: {
        '@supabase/realtime-js$': standIn('supabase/realtime.js'),
        '@supabase/storage-js$': standIn('supabase/storage.js'),
      },
    },
  },
];
