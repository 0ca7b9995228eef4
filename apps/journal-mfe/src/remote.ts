import { defineRemote } from '@reflectory/platform-sdk';
import { manifest } from './remote.manifest.ts';

export default defineRemote({
  manifest,
  pages: {
    '/journal': () => import('./app/journal.page.tsx'),
    '/journal/*': () => import('./app/journal-places.page.tsx'),
    '/entries': () => import('./app/entries.page.tsx'),
  },
  slots: {},
  texts: {
    namespace: 'journal',
    languages: {
      en: () => import('./locales/en.json'),
      de: () => import('./locales/de.json'),
      fr: () => import('./locales/fr.json'),
      ar: () => import('./locales/ar.json'),
    },
  },
});
