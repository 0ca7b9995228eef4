import { defineRemote } from '@reflectory/platform-sdk';
import en from './locales/en.json';
import type { manifest } from './remote.manifest.ts';

/** The pages of goals and habits. */
const GOALS = [
  '/goals',
  '/goals/*',
  '/goals/archive',
  '/goals/habits',
  '/goals/habits/:id',
  '/goals/programs',
  '/goals/review',
] as const;

export default defineRemote<typeof manifest>({
  pages: {
    '/productivity': () => import('./app/focus.page.tsx'),
    '/productivity/connected': () => import('./app/connected-calendar.page.tsx'),
    '/productivity/statistics': () => import('./app/focus-statistics.page.tsx'),
    '/goals': () => import('./app/goals.page.tsx'),
    '/goals/*': () => import('./app/goal.page.tsx'),
    '/goals/archive': () => import('./app/goal-archive.page.tsx'),
    '/goals/habits': () => import('./app/habits.page.tsx'),
    '/goals/habits/:id': () => import('./app/habit.page.tsx'),
    '/goals/programs': () => import('./app/goal-programs.page.tsx'),
    '/goals/review': () => import('./app/goal-review.page.tsx'),
    '/boards': () => import('./app/boards.page.tsx'),
    '/boards/*': () => import('./app/board.page.tsx'),
    '/mindmaps': () => import('./app/maps.page.tsx'),
    '/mindmaps/*': () => import('./app/map.page.tsx'),
  },
  slots: {
    'app.foot': () => import('./features/focus/app-foot.slot.tsx'),
    'sentence.actions': () => import('./app/sentence-actions.slot.tsx'),
    'entry.growth': () => import('./app/entry-growth.slot.tsx'),
    'entry.leaving': () => import('./app/entry-leaving.slot.tsx'),
    'home.today': () => import('./app/home-today.slot.tsx'),
    'review.actions': () => import('./app/review-actions.slot.tsx'),
  },
  searches: {
    goals: () => import('./features/goals/find-goals.ts'),
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
        only: ['/productivity', '/productivity/connected', '/productivity/statistics', 'app.foot'],
        languages: {
          en: () => import('./features/focus/locales/en.json'),
          de: () => import('./features/focus/locales/de.json'),
          fr: () => import('./features/focus/locales/fr.json'),
          ar: () => import('./features/focus/locales/ar.json'),
        },
      },
      {
        only: [...GOALS, 'home.today'],
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
        only: ['/mindmaps', '/mindmaps/*', 'review.actions'],
        languages: {
          en: () => import('./features/mindmaps/locales/en.json'),
          de: () => import('./features/mindmaps/locales/de.json'),
          fr: () => import('./features/mindmaps/locales/fr.json'),
          ar: () => import('./features/mindmaps/locales/ar.json'),
        },
      },
      {
        only: [...GOALS, 'home.today', '/boards', '/boards/*', '/mindmaps', '/mindmaps/*'],
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
