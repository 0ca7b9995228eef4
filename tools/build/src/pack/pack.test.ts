import { execFile } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '@reflectory/contracts/languages';
import { releaseSchema } from '@reflectory/contracts/remotes';
import { readCurrent } from '../release/pointers.ts';
import { runReleaseCommand } from '../release/release-commands.ts';
import { workspace } from '../web-config.ts';
import { packForOutside } from './pack.ts';

const run = promisify(execFile);
const PATIENCE_MS = 300_000;

const sources: Record<string, string> = {
  'package.json': '{ "name": "tides", "version": "2.0.0", "private": true, "type": "module" }',
  'rspack.config.ts': `import { remoteConfig } from '@reflectory/build';
    export default remoteConfig({ directory: import.meta.dirname, name: 'tides' });`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      resolveJsonModule: true,
      jsx: 'react-jsx',
      lib: ['es2024', 'dom', 'dom.iterable'],
      skipLibCheck: true,
      types: [],
    },
    include: ['src'],
  }),
  'src/remote.manifest.ts': `import { defineManifest } from '@reflectory/contracts/remotes';
    export const manifest = defineManifest({
      name: 'tides',
      routes: [{ path: '/tides' }],
      navigation: [{ id: 'tides', to: '/tides', icon: 'notebook', group: 'reflect', order: 90 }],
    });`,
  'src/remote.ts': `import { defineRemote } from '@reflectory/platform-sdk';
    import type { manifest } from './remote.manifest.ts';
    export default defineRemote<typeof manifest>({
      pages: { '/tides': () => import('./home.page.tsx') },
      slots: {},
      texts: { namespace: 'tides', languages: { en: () => import('./locales/en.json') } },
    });`,
  'src/home.page.tsx': `import { PageHeader } from '@reflectory/design-system';
    import { useTranslation } from 'react-i18next';
    import { useLocation } from 'react-router-dom';
    export default function HomePage() {
      const { t } = useTranslation('tides');
      return <PageHeader title={t('title')} lead={useLocation().pathname} />;
    }`,
  'src/locales/en.json': '{ "title": "Tides" }',
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      `src/locales/manifest/${language}.json`,
      '{ "title": "Tides", "promise": "High and low", "navigation": { "tides": "Tides" } }',
    ]),
  ),
};

let folder: string;
const at = (file: string) => path.join(folder, file);

/** What npm does with archives, without asking a registry. */
async function install(archives: ReadonlyMap<string, string>): Promise<void> {
  const installed = path.join(workspace, 'node_modules');
  mkdirSync(at('node_modules/@reflectory'), { recursive: true });
  for (const name of readdirSync(installed).filter((entry) => entry !== '@reflectory')) {
    symlinkSync(path.join(installed, name), at(`node_modules/${name}`));
  }
  for (const [name, archive] of archives) {
    mkdirSync(at(`node_modules/${name}`));
    await run('tar', ['-xzf', archive, '--strip-components=1', '-C', at(`node_modules/${name}`)]);
  }
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'outside-'));
  await install(await packForOutside(workspace, at('packed')));
  for (const [file, content] of Object.entries(sources)) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  }
}, PATIENCE_MS);
afterAll(() => rmSync(folder, { recursive: true }));

it(
  'lets a remote be checked, built and published in a folder outside of the workspace',
  async () => {
    const { NODE_ENV: _test, ...env } = process.env;
    const node = (script: string, ...args: string[]) =>
      run(process.execPath, [at(`node_modules/${script}`), ...args], { cwd: folder, env });
    await node('typescript/bin/tsc', '-p', '.');
    await node('@rspack/cli/bin/rspack.js', 'build');
    const release = releaseSchema.parse(JSON.parse(readFileSync(at('dist/release.json'), 'utf8')));
    expect(release).toMatchObject({ name: 'tides', version: '2.0.0', requires: { react: '^19.0.0' } });
    expect(Object.keys(release.pages)).toEqual(['/tides']);
    for (const file of globSync('dist/**/*.js', { cwd: folder })) {
      expect(readFileSync(at(file), 'utf8')).not.toContain(workspace);
    }
    runReleaseCommand({
      words: ['from', 'dist'],
      isAll: false,
      expected: undefined,
      workspace,
      releasesFolder: at('releases'),
      calledFrom: folder,
    });
    expect(readCurrent(at('releases'))).toEqual({ tides: release.hash });
  },
  PATIENCE_MS,
);
