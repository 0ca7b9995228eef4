/** What a project of a kind (its Nx tag) may import of ours. */
export const ALLOWED_KINDS: Record<string, readonly string[]> = {
  'type:contracts': [],
  'type:domain': ['type:contracts'],
  'type:permissions': ['type:contracts'],
  'type:reader': ['type:domain', 'type:contracts'],
  'type:sound': ['type:contracts'],
  'type:recorder': ['type:contracts'],
  'type:client': ['type:contracts', 'type:domain'],
  'type:platform-sdk': ['type:contracts', 'type:domain', 'type:permissions', 'type:client'],
  'type:design-system': [],
  'type:editor': ['type:design-system', 'type:domain', 'type:contracts'],
  'type:server-kit': ['type:contracts', 'type:domain'],
  'type:app': [
    'type:platform-sdk',
    'type:client',
    'type:editor',
    'type:design-system',
    'type:permissions',
    'type:reader',
    'type:sound',
    'type:recorder',
    'type:domain',
    'type:contracts',
  ],
  'type:runtime': ['type:server-kit', 'type:permissions', 'type:domain', 'type:contracts'],
  // No other of its kind: they meet at ports that `services/core-api` connects.
  'type:service-lib': ['type:runtime', 'type:server-kit', 'type:domain', 'type:contracts'],
  'type:service': [
    'type:service-lib',
    'type:runtime',
    'type:server-kit',
    'type:permissions',
    'type:reader',
    'type:domain',
    'type:contracts',
  ],
  'type:e2e': ['type:tool'],
  'type:tool': [
    'type:tool',
    'type:client',
    'type:contracts',
    'type:reader',
    'type:sound',
    'type:domain',
    'type:server-kit',
    'type:runtime',
  ],
};

/** What tests and build settings may import besides. */
export const ALLOWED_FOR_TESTS: readonly string[] = ['type:tool'];

/** Third-party packages that a kind is limited to; a kind that is not listed is free. */
export const ALLOWED_PACKAGES: Record<string, readonly string[]> = {
  'type:contracts': ['zod'],
};

/** Packages that only one folder may import. */
export const PACKAGE_HOMES: Record<string, string> = {
  pg: 'libs/runtime/src/database',
  '@tiptap/core': 'libs/editor/src/editor',
  '@tiptap/pm': 'libs/editor/src/editor',
};

/** Files that are not part of what ships: tests, stories, benchmarks and build settings. */
export const TEST_FILE =
  /(\.(test|spec|stories|bench)\.tsx?$)|(\.config\.ts$)|(^apps\/[^/]+\/build\.ts$)|(\/testing\/)|(\/\.storybook\/)/;

/** The only files that may know two features of their project. */
export const COMPOSITION_FILE =
  /\/src\/(app\/|app\.|remote\.|main\.|[a-z-]+\.main\.|features\/features\.|worker\/|testing\/)/;

/** Files that call each other since what they write is recursive: an embedded relation is a select. */
export const RECURSIVE_FILE = /\/data-api\/(src\/)?statement\//;
