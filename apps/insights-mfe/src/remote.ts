import { defineRemote } from '@reflectory/platform-sdk';
import en from './locales/en.json';
import type { manifest } from './remote.manifest.ts';

export default defineRemote<typeof manifest>({
  pages: {
    '/insights': () => import('./app/insights.page.tsx'),
    '/insights/personality': () => import('./app/personality.page.tsx'),
    '/insights/ask': () => import('./app/ask.page.tsx'),
    '/insights/reviews': () => import('./app/reviews.page.tsx'),
    '/insights/reviews/:id': () => import('./app/review.page.tsx'),
  },
  slots: {},
  texts: {
    namespace: 'insights',
    languages: {
      // Built in: what every other text falls back to must not be one more request that can fail.
      en: () => Promise.resolve({ default: en }),
      de: () => import('./locales/de.json'),
      fr: () => import('./locales/fr.json'),
      ar: () => import('./locales/ar.json'),
    },
  },
});
