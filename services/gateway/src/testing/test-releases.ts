import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Release, type RemoteManifest, SERVER_ENTRY } from '@reflectory/contracts/remotes';

type ReleaseInput = {
  name: Release['name'];
  files: Record<string, string>;
  entry: string;
  preload: string[];
  pages?: Release['pages'];
  texts?: Release['texts'];
  laterTexts?: Release['laterTexts'];
  pieces?: Release['pieces'];
  manifest?: RemoteManifest;
  /** The script that draws pages on the server. */
  serverScript?: string;
};

const typeOf = (path: string) =>
  path.endsWith('.css')
    ? 'text/css; charset=utf-8'
    : path.endsWith('.js')
      ? 'text/javascript; charset=utf-8'
      : 'text/plain';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Writes the script for the server, which draws every route, and describes it. */
function writeServerEntry(folder: string, script: string, manifest: RemoteManifest | undefined) {
  mkdirSync(dirname(join(folder, SERVER_ENTRY)), { recursive: true });
  writeFileSync(join(folder, SERVER_ENTRY), script);
  const routes = manifest?.routes.map(({ path }) => path) ?? [];
  return { integrity: integrityOf(script), bytes: script.length, routes };
}

/** Writes a release with compressed copies below `directory` and returns its hash. */
function writeTestRelease(directory: string, input: ReleaseInput): string {
  const { manifest, files, serverScript, ...described } = input;
  const { name } = input;
  const hash = createHash('sha256')
    .update(JSON.stringify([files, serverScript]))
    .digest('hex')
    .slice(0, 20);
  const listed: Release['files'] = {};
  for (const [path, text] of Object.entries(files)) {
    const place = join(directory, name, hash, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
    writeFileSync(`${place}.br`, brotliCompressSync(text));
    writeFileSync(`${place}.gz`, gzipSync(text));
    const integrity = integrityOf(text);
    listed[path] = { integrity, bytes: text.length, gzipBytes: text.length, contentType: typeOf(path) };
  }
  const server =
    serverScript === undefined ? null : writeServerEntry(join(directory, name, hash), serverScript, manifest);
  const release = {
    ...described,
    version: '1.0.0',
    hash,
    builtAt: '2026-11-21T00:00:00Z',
    files: listed,
    server,
  };
  writeFileSync(
    join(directory, name, hash, 'release.json'),
    JSON.stringify({ ...release, manifest: manifest ?? null, federation: null }),
  );
  return hash;
}

const page = (name: string, path: string, status: number, more: Record<string, unknown> = {}) => ({
  indexable: path === '/',
  ...more,
  name,
  path,
  status,
  texts: {
    en: {
      file: `pages/en/${name}.html`,
      title: `${name} {{productName}}`,
      description: 'd',
      structuredData: { '@type': 'Organization', name: '{{productName}}', url: '{{origin}}/' },
    },
    de: { file: `pages/de/${name}.html`, title: `${name} auf Deutsch`, description: 'd' },
  },
  scripts: [],
  styles: ['site.css'],
  preload: ['first.woff2'],
});

function publicSiteFiles(): Record<string, string> {
  const pages = [
    page('landing', '/', 200, { included: 'welcome' }),
    page('welcome', '*', 200),
    page('auth', '/auth', 200),
    page('joining', '/joining', 200, {
      indexable: true,
      feature: { key: 'goals', otherwise: 'joining-closed' },
    }),
    page('joining-closed', '*', 200),
    page('not-found', '*', 404),
    page('instance-not-found', '', 404),
    page('instance-suspended', '', 403),
  ];
  const bodies = pages.flatMap(({ name }) => [
    [
      `pages/en/${name}.html`,
      `<h1>${name}</h1>{{logo}}{{productName}}{{languages}}<i>{{contactEmail}}</i><b>{{today}}</b>`,
    ],
    [`pages/de/${name}.html`, `<h1>${name} deutsch</h1>{{productName}}`],
  ]);
  return {
    'site.css': 'h1{margin:0}@font-face{src:url({{base}}first.woff2)}',
    'first.woff2': 'a font',
    'pages.json': JSON.stringify({ pages }),
    ...Object.fromEntries(bodies),
  };
}

const route = (path: string, more: Partial<RemoteManifest['routes'][number]> = {}) => ({
  path,
  access: 'signed-in' as const,
  ...more,
});

const remote = (
  name: RemoteManifest['name'],
  routes: RemoteManifest['routes'],
  more: Partial<ReleaseInput> = {},
): ReleaseInput => ({
  ...more,
  name,
  files: {
    'remote-entry.js': `/* ${name} */`,
    'page.css': 'p{margin:0}',
    'en.js': '/* en */',
    'de.js': '/* de */',
    'later-en.js': '/* more in en */',
    'later-de.js': '/* more in de */',
    ...Object.fromEntries(routes.map((_route, index) => [`page-${index}.js`, `/* ${index} */`])),
  },
  entry: 'remote-entry.js',
  preload: ['remote-entry.js', 'page.css'],
  pages: Object.fromEntries(routes.map(({ path }, index) => [path, [`page-${index}.js`, 'page.css']])),
  texts: { en: ['en.js'], de: ['de.js'] },
  laterTexts: [{ notFor: ['/journal/*'], files: { en: ['later-en.js'], de: ['later-de.js'] } }],
  manifest: { name, routes, navigation: [], slots: [] },
});

/** Draws the title of what is shared; a presentation not at all. */
const serverScript = `var serverEntry = { draw(page) {
  const { route, boot: { shared: { content } } } = JSON.parse(page);
  if (route !== '/s/:token') throw new Error('Only sessions are drawn');
  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return content ? '<h1 dir="auto">' + escaped(content.title) + '</h1>' : '<h1>This is no longer available</h1>';
} };`;

/** Publishes a shell, three remotes and a public site; returns the hash of each. */
export function publishTestReleases(
  directory: string,
  shellScript = 'console.log(1)',
): Record<string, string> {
  const releases: ReleaseInput[] = [
    {
      name: 'shell',
      files: {
        'vendor.0123456789.js': '/* vendor */',
        'main.js': shellScript,
        'main.css': 'body{margin:0}@font-face{src:url(fonts/first.woff2)}',
        'theme.js': '/* theme */',
        'service-worker.js': '/* worker */',
        'de.js': '/* de */',
      },
      entry: 'main.js',
      preload: ['vendor.0123456789.js', 'main.js', 'main.css'],
      texts: { de: ['de.js'] },
      pieces: ['vendor.0123456789.js'],
    },
    { name: 'public-site', files: publicSiteFiles(), entry: 'site.css', preload: ['site.css'] },
    remote('journal', [route('/journal/*'), route('/goals', { feature: 'goals' })]),
    remote(
      'presentations',
      [route('/s/:token', { access: 'public' }), route('/p/:token', { access: 'public' })],
      { serverScript },
    ),
    remote('admin', [
      route('/instance-admin', { role: 'instance_admin' }),
      route('/master-admin', { role: 'super_admin' }),
    ]),
  ];
  const hashes = Object.fromEntries(
    releases.map((release) => [release.name, writeTestRelease(directory, release)] as const),
  );
  writeFileSync(join(directory, 'current.json'), JSON.stringify(hashes));
  return hashes;
}
