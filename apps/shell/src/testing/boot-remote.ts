import type { BootRemote } from '@reflectory/contracts/boot';
import { defineRemote, type DefinedRemote } from '@reflectory/platform-sdk';

/** A remote as the boot manifest names it. */
export function bootRemote(overrides: Partial<BootRemote> = {}): BootRemote {
  return {
    name: 'journal',
    version: '1.0.0',
    hash: '0123456789abcdef0123',
    entry: 'remote-entry.js',
    baseUrl: '/r/journal/0123456789abcdef0123/',
    files: { 'remote-entry.js': 'sha384-entry' },
    federation: { name: 'journal' },
    unmet: [],
    manifest: {
      name: 'journal',
      routes: [{ path: '/journal', access: 'signed-in' }],
      navigation: [],
      slots: [],
    },
    ...overrides,
  };
}

/** What the exposed module of {@link bootRemote} default-exports. */
export function definedRemote(page: () => React.ReactNode = () => null): DefinedRemote {
  return defineRemote({
    pages: { '/journal': () => Promise.resolve({ default: page }) },
    slots: {},
    texts: { namespace: 'journal', languages: { en: () => Promise.resolve({ default: {} }) } },
  });
}
