import { defineRemote } from '@reflectory/platform-sdk';
import en from './locales/en.json';
import type { manifest } from './remote.manifest.ts';

export default defineRemote<typeof manifest>({
  pages: {
    '/library': () => import('./app/library.page.tsx'),
    '/library/collections': () => import('./app/collections.page.tsx'),
    '/library/collections/:id': () => import('./app/collection.page.tsx'),
    '/library/decisions': () => import('./app/decisions.page.tsx'),
    '/library/own': () => import('./app/own-frameworks.page.tsx'),
    '/library/own/:key': () => import('./app/own-framework.page.tsx'),
    '/library/saved': () => import('./app/saved.page.tsx'),
    '/library/prompts': () => import('./app/prompts.page.tsx'),
    '/library/frameworks/:key': () => import('./app/framework.page.tsx'),
  },
  slots: { 'library.star': () => import('./app/star.slot.tsx') },
  searches: { collections: () => import('./features/collections/find-collections.ts') },
  texts: {
    namespace: 'library',
    languages: {
      // Built in: what every other text falls back to must not be one more request that can fail.
      en: () => Promise.resolve({ default: en }),
      de: () => import('./locales/de.json'),
      fr: () => import('./locales/fr.json'),
      ar: () => import('./locales/ar.json'),
    },
  },
});
