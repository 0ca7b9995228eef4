import type { Release, RemoteManifest } from '@reflectory/contracts/remotes';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Releases that a gateway draws documents from. */
export type Pages = { directory: string; close(): void };

type Content = Pick<Release, 'name' | 'entry'> & { files: Record<string, string>; manifest?: RemoteManifest };

const types: Record<string, string> = { '.css': 'text/css', '.js': 'text/javascript' };

/** Publishes a shell, a public site and remotes as small as they can be, in a folder of their own. */
export function openPages(): Pages {
  const directory = mkdtempSync(path.join(tmpdir(), 'reflectory-pages-'));
  chmodSync(directory, 0o755);
  const current = contents.map((content) => [content.name, publish(directory, content)]);
  writeFileSync(path.join(directory, 'current.json'), JSON.stringify(Object.fromEntries(current)));
  return { directory, close: () => rmSync(directory, { recursive: true, force: true }) };
}

const page = (name: string, at: string, status: number) => ({
  name, path: at, status, indexable: at === '/', scripts: [], styles: ['site.css'],
  texts: Object.fromEntries(['en', 'de'].map((language) => [language, { file: 'page.html', title: `${name} {{productName}}`, description: name }])),
}); // prettier-ignore

const pages = [
  page('landing', '/', 200),
  page('auth', '/auth', 200),
  page('terms', '/terms', 200),
  page('not-found', '*', 404),
  page('instance-not-found', '', 404),
  page('instance-suspended', '', 403),
];

type Route = RemoteManifest['routes'][number];
const signedIn = (at: string): Route => ({ path: at, access: 'signed-in' });
const open = (at: string): Route => ({ path: at, access: 'public' });
const remote = (name: string, routes: Route[]): Content => ({
  name,
  entry: 'remote-entry.js',
  files: { 'remote-entry.js': '/* remote */' },
  manifest: { name, routes, navigation: [], slots: [] },
});

const contents: Content[] = [
  {
    name: 'shell',
    entry: 'main.js',
    files: { 'main.js': '/* main */', 'main.css': 'p{}', 'theme.js': '/* theme */' },
  },
  {
    name: 'public-site',
    entry: 'site.css',
    files: {
      'site.css': 'p{}',
      'page.html': '<h1>{{productName}}</h1>{{logo}}{{languages}}{{today}}',
      'pages.json': JSON.stringify({ pages }),
    },
  },
  remote('journal', [signedIn('/journal/*'), { ...signedIn('/goals'), feature: 'goals' }]),
  remote('presentations', [open('/s/:token'), open('/p/:token')]),
  remote('admin', [
    { ...signedIn('/instance-admin'), role: 'instance_admin' },
    { ...signedIn('/master-admin'), role: 'super_admin' },
  ]),
];

function publish(directory: string, { name, entry, files, manifest }: Content): string {
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 20);
  const folder = path.join(directory, name, hash);
  mkdirSync(folder, { recursive: true });
  const described: Release['files'] = {};
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, file), text);
    const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    const contentType = types[path.extname(file)] ?? 'text/plain';
    described[file] = { integrity, bytes: text.length, gzipBytes: text.length, contentType };
  }
  const release: Release = {
    name, version: '1.0.0', hash, builtAt: '2026-11-21T00:00:00Z', entry, preload: [entry], pages: {}, texts: {}, laterTexts: [], textKeys: {}, requires: {}, provides: {},
    files: described, pieces: [], server: null, manifest: manifest ?? null, federation: null,
  }; // prettier-ignore
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
  return hash;
}
