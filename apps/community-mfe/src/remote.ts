import { defineRemote } from '@reflectory/platform-sdk';
import en from './locales/en.json';
import type { manifest } from './remote.manifest.ts';

const onPages = ['/groups', '/groups/*', '/global-feed'];
const onChallenges = ['/challenges', '/challenges/*'];

export default defineRemote<typeof manifest>({
  pages: {
    '/groups': () => import('./app/circles.page.tsx'),
    '/groups/*': () => import('./app/groups.page.tsx'),
    '/global-feed': () => import('./app/feed.page.tsx'),
    '/challenges': () => import('./app/challenges.page.tsx'),
    '/challenges/*': () => import('./app/challenge.page.tsx'),
  },
  slots: {
    'sentence.actions': () => import('./app/sentence-actions.slot.tsx'),
    'entry.leaving': () => import('./app/entry-leaving.slot.tsx'),
  },
  device: () => import('./app/device-keeper.ts'),
  texts: {
    namespace: 'community',
    languages: {
      // Built in: what every other text falls back to must not be one more request that can fail.
      en: () => Promise.resolve({ default: en }),
      de: () => import('./locales/de.json'),
      fr: () => import('./locales/fr.json'),
      ar: () => import('./locales/ar.json'),
    },
    later: [
      {
        only: [...onPages, ...onChallenges],
        languages: {
          en: () => import('./features/reports/locales/en.json'),
          de: () => import('./features/reports/locales/de.json'),
          fr: () => import('./features/reports/locales/fr.json'),
          ar: () => import('./features/reports/locales/ar.json'),
        },
      },
      {
        only: onPages,
        languages: {
          en: () => import('./features/circles/locales/en.json'),
          de: () => import('./features/circles/locales/de.json'),
          fr: () => import('./features/circles/locales/fr.json'),
          ar: () => import('./features/circles/locales/ar.json'),
        },
      },
      {
        only: onChallenges,
        languages: {
          en: () => import('./features/challenges/locales/en.json'),
          de: () => import('./features/challenges/locales/de.json'),
          fr: () => import('./features/challenges/locales/fr.json'),
          ar: () => import('./features/challenges/locales/ar.json'),
        },
      },
      {
        notFor: onChallenges,
        languages: {
          en: () => import('./features/posts/locales/en.json'),
          de: () => import('./features/posts/locales/de.json'),
          fr: () => import('./features/posts/locales/fr.json'),
          ar: () => import('./features/posts/locales/ar.json'),
        },
      },
    ],
  },
});
