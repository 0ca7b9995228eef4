import { type BootManifest, type BootRemote, FILE_LIST } from '@reflectory/contracts/boot';
import { type Release, releaseFileAddress } from '@reflectory/contracts/remotes';

const INSTANCE_ID = '11111111-1111-4111-8111-111111111111';
const USER_ID = '22222222-2222-4222-8222-222222222222';

/** A file as a document links it. */
type LinkedFile = { href: string; integrity?: string | undefined };

/** What differs between the documents that are compared. */
export type PageFiles = {
  styles: LinkedFile[];
  scripts: LinkedFile[];
  preload: LinkedFile[];
  themeScript: LinkedFile;
};

const base = ({ name, hash }: Release) => `/r/${name}/${hash}/`;
const link = (release: Release, path: string): LinkedFile => ({
  href: releaseFileAddress(release, path),
  integrity: release.files[path]?.integrity,
});

/** Files of the federated document for the page of a route of `remote`, as the gateway links them. */
export function federatedFiles(shell: Release, remote: Release, routePath: string): PageFiles {
  const ending = (suffix: string) =>
    shell.preload.filter((path) => path.endsWith(suffix)).map((path) => link(shell, path));
  const lazy = [...remote.preload, ...(remote.pages[routePath] ?? []), ...(remote.texts['en'] ?? [])];
  return {
    styles: ending('.css'),
    scripts: ending('.js'),
    preload: lazy.map((path) => link(remote, path)),
    themeScript: link(shell, 'theme.js'),
  };
}

/** What documents hold of a manifest. */
function bootManifestOf({ words, ...manifest }: NonNullable<Release['manifest']>): BootRemote['manifest'] {
  const { name, routes, navigation, slots, settings, commands, searches, keepsOnDevice } = manifest;
  const spoken = Object.entries(words ?? {}).map(([language, { promise: _promise, ...said }]) => [
    language,
    said,
  ]);
  const shown = { name, routes, navigation, slots, settings, commands, searches, keepsOnDevice };
  return { ...shown, ...(words && { words: Object.fromEntries(spoken) }) };
}

function bootRemote(release: Release): BootRemote[] {
  const { name, manifest, version, hash, entry, federation, files } = release;
  if (!manifest || name === 'shell' || name === 'public-site') return [];
  const integrity = [entry, FILE_LIST].map((path) => [path, files[path]?.integrity ?? '']);
  return [
    {
      name,
      version,
      hash,
      entry,
      federation,
      manifest: bootManifestOf(manifest),
      baseUrl: base(release),
      files: Object.fromEntries(integrity),
      unmet: [],
    },
  ];
}

/** Boot manifest of a signed-in member. */
export function bootManifest(origin: string, remotes: readonly Release[]): BootManifest {
  return {
    instance: {
      id: INSTANCE_ID,
      slug: 'bench',
      name: 'Bench',
      status: 'active',
      brand: { productName: 'Reflectory', accent: '#2fbf9b', logoPath: null, shape: 'soft' },
      languages: ['en'],
      defaultLanguage: 'en',
    },
    joining: 'everyone',
    revision: 1,
    principal: { userId: USER_ID, role: 'user', instances: [] },
    features: {},
    remotes: remotes.flatMap(bootRemote),
    service: { url: origin, anonKey: 'anon' },
    shared: null,
  };
}

/** The document, shaped as the gateway shapes it. */
export function composePage(
  { styles, scripts, preload, themeScript }: PageFiles,
  boot: BootManifest,
): string {
  const kindOf = ({ href }: LinkedFile) => (href.endsWith('.css') ? 'style' : 'script');
  const to = ({ integrity }: LinkedFile) => (integrity ? ` integrity="${integrity}"` : '');
  return [
    '<!doctype html><html lang="en" dir="ltr" data-theme="dark"><head><meta charset="utf-8"><title>Bench</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script src="${themeScript.href}"${to(themeScript)}></script>`,
    ...styles.map((file) => `<link rel="stylesheet" href="${file.href}"${to(file)}>`),
    ...scripts.map((file) => `<script defer fetchpriority="high" src="${file.href}"${to(file)}></script>`),
    ...preload.map(
      (file) => `<link rel="preload" as="${kindOf(file)}" href="${file.href}"${to(file)} crossorigin>`,
    ),
    '</head><body><div id="root"></div>',
    `<script type="application/json" id="boot-manifest">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`,
    '</body></html>',
  ].join('\n');
}

/** Local storage of someone who is signed in: key and value. */
export function storedSession(): [string, string] {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const token = `${encode({ alg: 'ES256', typ: 'JWT' })}.${encode({ sub: USER_ID, exp: expiresAt })}.c2ln`;
  const user = {
    id: USER_ID,
    aud: 'authenticated',
    email: 'ada@bench.example',
    user_metadata: { name: 'Ada' },
  };
  const session = { access_token: token, refresh_token: 'none', token_type: 'bearer', expires_in: 3600 };
  return ['sb-127-auth-token', JSON.stringify({ ...session, expires_at: expiresAt, user })];
}
