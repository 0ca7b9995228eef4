import { defineRemote } from '@reflectory/platform-sdk';
import en from './locales/en.json';
import type { manifest } from './remote.manifest.ts';

export default defineRemote<typeof manifest>({
  pages: {
    '/journal': () => import('./app/journal.page.tsx'),
    '/journal/mood': () => import('./app/mood.page.tsx'),
    '/journal/calendar': () => import('./app/calendar.page.tsx'),
    '/journal/search': () => import('./app/search.page.tsx'),
    '/journal/entry/:id': () => import('./app/entry.page.tsx'),
    '/journal/*': () => import('./app/journal-places.page.tsx'),
    '/entries': () => import('./app/entries.page.tsx'),
  },
  readsAhead: {
    '/journal/calendar': () => import('./app/calendar-ahead.ts'),
    '/journal/entry/:id': () => import('./app/entry-ahead.ts'),
    '/entries': () => import('./app/entries-ahead.ts'),
  },
  slots: {
    'ask.help': () => import('./app/ask-help.slot.tsx'),
    'library.shelf': () => import('./app/library-shelf.slot.tsx'),
    'artwork.poster': () => import('./app/artwork-poster.slot.tsx'),
  },
  settings: { reading: () => import('./features/insight/reading.section.tsx') },
  searches: { entries: () => import('./features/search/search-source.ts') },
  device: () => import('./app/device-keeper.ts'),
  texts: {
    namespace: 'journal',
    languages: {
      // Built in: what every other text falls back to must not be one more request that can fail.
      en: () => Promise.resolve({ default: en }),
      de: () => import('./locales/de.json'),
      fr: () => import('./locales/fr.json'),
      ar: () => import('./locales/ar.json'),
    },
    later: [
      {
        notFor: ['/journal'],
        languages: {
          en: () => import('./later/locales/en.json'),
          de: () => import('./later/locales/de.json'),
          fr: () => import('./later/locales/fr.json'),
          ar: () => import('./later/locales/ar.json'),
        },
      },
    ],
  },
});
