import { defineRemote } from '@reflectory/platform-sdk';
import en from './locales/en.json';
import type { manifest } from './remote.manifest.ts';

export default defineRemote<typeof manifest>({
  pages: {
    '/productivity': () => import('./app/focus.page.tsx'),
    '/goals/habits': () => import('./app/habits.page.tsx'),
    '/goals/habits/:id': () => import('./app/habit.page.tsx'),
    '/boards': () => import('./app/boards.page.tsx'),
    '/boards/*': () => import('./app/board.page.tsx'),
    '/mindmaps': () => import('./app/maps.page.tsx'),
    '/mindmaps/*': () => import('./app/map.page.tsx'),
  },
  slots: {
    'sentence.actions': () => import('./shared/from-sentence/sentence-actions.slot.tsx'),
    'entry.growth': () => import('./shared/from-sentence/entry-growth.slot.tsx'),
    'entry.leaving': () => import('./shared/from-sentence/entry-leaving.slot.tsx'),
    'app.foot': () => import('./features/focus/app-foot.slot.tsx'),
  },
  searches: {
    boards: () => import('./features/boards/find-boards.ts'),
    mindmaps: () => import('./features/mindmaps/find-maps.ts'),
  },
  device: () => import('./app/device-keeper.ts'),
  texts: {
    namespace: 'plan',
    languages: {
      // Built in: what every other text falls back to must not be one more request that can fail.
      en: () => Promise.resolve({ default: en }),
      de: () => import('./locales/de.json'),
      fr: () => import('./locales/fr.json'),
      ar: () => import('./locales/ar.json'),
    },
    later: [
      {
        only: ['/productivity', 'app.foot'],
        languages: {
          en: () => import('./features/focus/locales/en.json'),
          de: () => import('./features/focus/locales/de.json'),
          fr: () => import('./features/focus/locales/fr.json'),
          ar: () => import('./features/focus/locales/ar.json'),
        },
      },
      {
        only: ['/goals/habits', '/goals/habits/:id'],
        languages: {
          en: () => import('./features/goals/locales/en.json'),
          de: () => import('./features/goals/locales/de.json'),
          fr: () => import('./features/goals/locales/fr.json'),
          ar: () => import('./features/goals/locales/ar.json'),
        },
      },
      {
        only: ['/boards', '/boards/*'],
        languages: {
          en: () => import('./features/boards/locales/en.json'),
          de: () => import('./features/boards/locales/de.json'),
          fr: () => import('./features/boards/locales/fr.json'),
          ar: () => import('./features/boards/locales/ar.json'),
        },
      },
      {
        only: ['/mindmaps', '/mindmaps/*'],
        languages: {
          en: () => import('./features/mindmaps/locales/en.json'),
          de: () => import('./features/mindmaps/locales/de.json'),
          fr: () => import('./features/mindmaps/locales/fr.json'),
          ar: () => import('./features/mindmaps/locales/ar.json'),
        },
      },
      {
        only: ['/goals/habits', '/goals/habits/:id', '/boards', '/boards/*', '/mindmaps', '/mindmaps/*'],
        languages: {
          en: () => import('./shared/objects/locales/en.json'),
          de: () => import('./shared/objects/locales/de.json'),
          fr: () => import('./shared/objects/locales/fr.json'),
          ar: () => import('./shared/objects/locales/ar.json'),
        },
      },
      {
        notFor: [],
        languages: {
          en: () => import('./shared/from-sentence/locales/en.json'),
          de: () => import('./shared/from-sentence/locales/de.json'),
          fr: () => import('./shared/from-sentence/locales/fr.json'),
          ar: () => import('./shared/from-sentence/locales/ar.json'),
        },
      },
    ],
  },
});
