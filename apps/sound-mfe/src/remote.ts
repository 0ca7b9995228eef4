import { defineRemote } from '@reflectory/platform-sdk';
import en from './locales/en.json';
import { loadFoot } from './player/load-foot.ts';
import type { manifest } from './remote.manifest.ts';

export default defineRemote<typeof manifest>({
  pages: {
    '/sounds': () => import('./app/sounds.page.tsx'),
    '/sounds/mix': () => import('./app/mix.page.tsx'),
    '/sounds/breathe': () => import('./app/breathe.page.tsx'),
    '/sounds/timer': () => import('./app/timer.page.tsx'),
    '/sounds/music': () => import('./app/music.page.tsx'),
    '/sounds/meditations': () => import('./app/meditations.page.tsx'),
    '/sounds/meditations/:id': () => import('./app/meditation.page.tsx'),
    '/sounds/meditations/from/:entryId': () => import('./app/entry-meditation.page.tsx'),
    '/sounds/meditations/own/:id': () => import('./app/own-meditation.page.tsx'),
    '/sounds/meditations/own/:id/edit': () => import('./app/edit-meditation.page.tsx'),
    '/sounds/own-voice': () => import('./app/own-voice.page.tsx'),
    '/sounds/shared': () => import('./app/shared-soundscape.page.tsx'),
  },
  slots: {
    'app.foot': loadFoot,
    'session.actions': () => import('./app/session-actions.slot.tsx'),
    'library.shelf': () => import('./app/library-shelf.slot.tsx'),
    'sound.choice': () => import('./app/sound-choice.slot.tsx'),
    'sound.session': () => import('./app/sound-session.slot.tsx'),
  },
  searches: {
    music: () => import('./features/music/find-music.ts'),
    meditations: () => import('./features/meditations/find-meditations.ts'),
  },
  device: () => import('./app/device-keeper.ts'),
  texts: {
    namespace: 'sound',
    languages: {
      // Built in: what every other text falls back to must not be one more request that can fail.
      en: () => Promise.resolve({ default: en }),
      de: () => import('./locales/de.json'),
      fr: () => import('./locales/fr.json'),
      ar: () => import('./locales/ar.json'),
    },
    later: [
      {
        only: ['/sounds/own-voice'],
        languages: {
          en: () => import('./features/own-voice/locales/en.json'),
          de: () => import('./features/own-voice/locales/de.json'),
          fr: () => import('./features/own-voice/locales/fr.json'),
          ar: () => import('./features/own-voice/locales/ar.json'),
        },
      },
      {
        only: ['/sounds/music'],
        languages: {
          en: () => import('./features/music/locales/en.json'),
          de: () => import('./features/music/locales/de.json'),
          fr: () => import('./features/music/locales/fr.json'),
          ar: () => import('./features/music/locales/ar.json'),
        },
      },
      {
        only: [
          '/sounds/meditations',
          '/sounds/meditations/:id',
          '/sounds/meditations/from/:entryId',
          '/sounds/meditations/own/:id',
          '/sounds/meditations/own/:id/edit',
        ],
        languages: {
          en: () => import('./features/meditations/locales/en.json'),
          de: () => import('./features/meditations/locales/de.json'),
          fr: () => import('./features/meditations/locales/fr.json'),
          ar: () => import('./features/meditations/locales/ar.json'),
        },
      },
      {
        only: ['/sounds/meditations/own/:id/edit'],
        languages: {
          en: () => import('./features/meditations/editor/locales/en.json'),
          de: () => import('./features/meditations/editor/locales/de.json'),
          fr: () => import('./features/meditations/editor/locales/fr.json'),
          ar: () => import('./features/meditations/editor/locales/ar.json'),
        },
      },
      {
        only: [
          'library.shelf',
          '/sounds/breathe',
          '/sounds/timer',
          '/sounds/meditations/:id',
          '/sounds/meditations/from/:entryId',
          '/sounds/meditations/own/:id',
          '/sounds/meditations/own/:id/edit',
        ],
        languages: {
          en: () => import('./features/breathing/locales/en.json'),
          de: () => import('./features/breathing/locales/de.json'),
          fr: () => import('./features/breathing/locales/fr.json'),
          ar: () => import('./features/breathing/locales/ar.json'),
        },
      },
      {
        only: [
          'library.shelf',
          'sound.choice',
          'sound.session',
          '/sounds',
          '/sounds/mix',
          '/sounds/shared',
          '/sounds/meditations/:id',
          '/sounds/meditations/from/:entryId',
          '/sounds/meditations/own/:id',
          '/sounds/meditations/own/:id/edit',
        ],
        languages: {
          en: () => import('./features/soundscapes/locales/en.json'),
          de: () => import('./features/soundscapes/locales/de.json'),
          fr: () => import('./features/soundscapes/locales/fr.json'),
          ar: () => import('./features/soundscapes/locales/ar.json'),
        },
      },
    ],
  },
});
