import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the shell provides once for every remote. A trailing slash covers subpaths such as `react/jsx-runtime`. */
const sharedPackages = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  'i18next',
  'react-i18next',
  '@reflectory/platform-sdk',
  '@reflectory/client',
  '@reflectory/design-system',
];

type SharedModule = {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  eager?: true;
  import?: false;
};

function installedVersion(workspace: string, request: string): string {
  const name = request.replace(/\/$/, '');
  const folder = name.startsWith('@reflectory/')
    ? name.replace('@reflectory', 'libs')
    : `node_modules/${name}`;
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(workspace, folder, 'package.json'), 'utf8'),
  );
  return version;
}

function describe(
  workspace: string,
  side: { eager: true } | { import: false },
): Record<string, SharedModule> {
  return Object.fromEntries(
    sharedPackages.map((request) => {
      const version = installedVersion(workspace, request);
      return [
        request,
        { singleton: true, strictVersion: true, version, requiredVersion: `^${version}`, ...side },
      ];
    }),
  );
}

/** Singletons as the shell gives them: in its first chunk, so that no remote waits for them. */
export const providedModules = (workspace: string) => describe(workspace, { eager: true });

/** Singletons as a remote takes them: no copy of its own, and a refusal when the shell's version does not fit. */
export const consumedModules = (workspace: string) => describe(workspace, { import: false });
