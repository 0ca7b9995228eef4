import { readFileSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { workspace } from '../web-config.ts';
import { unusedMethods } from './unused-methods.ts';

const require = createRequire(import.meta.url);
const empty: (
  this: { getOptions: () => object; resourcePath: string },
  source: string,
) => string = require('./unused-methods-loader.cjs');
const supabase = createRequire(
  createRequire(join(workspace, 'libs/client/package.json')).resolve('@supabase/supabase-js'),
);
const folder = join(dirname(supabase.resolve('@supabase/auth-js')), '../module');
const emptied = (name: string, methods = unusedMethods) => {
  const resourcePath = join(folder, `${name}.js`);
  return empty.call({ getOptions: () => ({ methods }), resourcePath }, readFileSync(resourcePath, 'utf8'));
};

it.each(Object.keys(unusedMethods))('leaves of %s what is called, and it still is a script', (name) => {
  const source = emptied(name);
  for (const method of unusedMethods[name] ?? []) expect(source).toContain(`This page has no ${method}:`);
  expect(source).toMatch(/async signOut\([^\n]*\) \{\n(?! {8}throw)/);
  const script = source.replaceAll(/^import [^;]*;$/gm, '').replaceAll(/^export (default )?/gm, '');
  expect(() => new Function(script)).not.toThrow();
});

it('a method that auth-js does not have fails the build', () => {
  expect(() => emptied('GoTrueClient', { GoTrueClient: ['signInWithCarrierPigeon'] })).toThrow(
    'auth-js has no signInWithCarrierPigeon',
  );
});

it('no browser source calls what is emptied', () => {
  const files = globSync(
    ['apps/*/src/**/*.{ts,tsx}', 'libs/{client,platform-sdk,editor}/src/**/*.{ts,tsx}'],
    {
      cwd: workspace,
    },
  ).filter((file) => !/\.(test|stories)\.tsx?$|\/testing\/|^apps\/e2e\//.test(file));
  const called = new RegExp(
    String.raw`\bauth\.(admin\.(?!signOut\b)|oauth\.|(${unusedMethods['GoTrueClient']?.join('|')})\b)`,
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => called.test(readFileSync(join(workspace, file), 'utf8')))).toEqual([]);
});
