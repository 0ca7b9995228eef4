import { defineRemote } from '@reflectory/platform-sdk';
import type { manifest } from './remote.manifest.ts';

export default defineRemote<typeof manifest>({
  pages: {
    '/p': () => import('./app/shared-presentation.page.tsx'),
    '/s': () => import('./app/shared-session.page.tsx'),
    '/p/:token': () => import('./app/shared-presentation.page.tsx'),
    '/s/:token': () => import('./app/shared-session.page.tsx'),
  },
  slots: {
    'session.actions': () => import('./app/session-actions.slot.tsx'),
    'journey.actions': () => import('./app/journey-actions.slot.tsx'),
    'review.actions': () => import('./app/review-actions.slot.tsx'),
    'map.actions': () => import('./app/map-actions.slot.tsx'),
    'challenge.actions': () => import('./app/review-actions.slot.tsx'),
    'library.shelf': () => import('./app/library-shelf.slot.tsx'),
  },
  settings: { links: () => import('./app/links.section.tsx') },
  texts: {
    namespace: 'presentations',
    languages: {
      en: () => import('./locales/en.json'),
      de: () => import('./locales/de.json'),
      fr: () => import('./locales/fr.json'),
      ar: () => import('./locales/ar.json'),
    },
  },
});
