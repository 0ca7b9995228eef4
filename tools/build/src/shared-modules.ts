import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compatibleRange } from '@reflectory/domain/compatibility';
import { facades, FIRST_VIEW } from './facades.ts';

/** What the shell provides once for every remote. A trailing slash covers subpaths such as `react/jsx-runtime`. */
const sharedPackages = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router-dom',
  '@tanstack/react-query',
  'react-i18next',
  '@reflectory/platform-sdk',
  '@reflectory/client',
  FIRST_VIEW.library,
  FIRST_VIEW.request,
];

type SharedModule = {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  eager?: true;
  import?: false | string;
};

/** Version of a package as the app in `directory` has it. @throws Error when it has none */
function installedVersion(directory: string, name: string): string {
  const file = join(directory, 'node_modules', name, 'package.json');
  if (!existsSync(file)) {
    if (dirname(directory) === directory) throw new Error(`${name} is not installed`);
    return installedVersion(dirname(directory), name);
  }
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

const packageOf = (request: string) => /^(@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;

function describe(
  directory: string,
  side: (request: string) => { eager?: true; import?: string } | { import: false },
): Record<string, SharedModule> {
  return Object.fromEntries(
    sharedPackages.map((request) => {
      const version = installedVersion(directory, packageOf(request));
      return [
        request,
        {
          singleton: true,
          strictVersion: true,
          version,
          requiredVersion: compatibleRange(version),
          ...side(request),
        },
      ];
    }),
  );
}

/** Files that the shell gives instead of whole libraries. */
const given: Readonly<Record<string, string>> = { ...facades, [FIRST_VIEW.request]: FIRST_VIEW.file };

/** Singletons as the shell gives them: in its first chunk, so that no remote waits for them, but for one that is in two parts. */
export const providedModules = (directory: string) =>
  describe(directory, (request) => ({
    ...(request !== FIRST_VIEW.library && { eager: true }),
    ...(given[request] && { import: given[request] }),
  }));

/** Singletons as a remote takes them: no copy of its own, and a refusal when the shell's version does not fit. */
export const consumedModules = (directory: string) => describe(directory, () => ({ import: false }));

const versionsOf = (directory: string) =>
  [...new Set(sharedPackages.map((request) => request.replace(/\/$/, '')))].map(
    (name) => [name, installedVersion(directory, packageOf(name))] as const,
  );

/** Packages that a shell gives, by version. */
export const providedVersions = (directory: string): Record<string, string> =>
  Object.fromEntries(versionsOf(directory));

/** Packages that a remote takes, by the range that it was built for. */
export const requiredRanges = (directory: string): Record<string, string> =>
  Object.fromEntries(versionsOf(directory).map(([name, version]) => [name, compatibleRange(version)]));
