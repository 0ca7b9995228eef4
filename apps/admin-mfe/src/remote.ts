import { defineRemote } from '@reflectory/platform-sdk';
import type { manifest } from './remote.manifest.ts';

export default defineRemote<typeof manifest>({
  pages: {
    '/instance-admin': () => import('./app/instance-admin.page.tsx'),
    '/master-admin': () => import('./app/master-admin.page.tsx'),
  },
  settings: { duties: () => import('./app/duties.page.tsx') },
  searches: { members: () => import('./features/members/search-members.ts') },
  slots: {},
  texts: {
    namespace: 'admin',
    languages: {
      en: () => import('./locales/en.json'),
      de: () => import('./locales/de.json'),
      fr: () => import('./locales/fr.json'),
      ar: () => import('./locales/ar.json'),
    },
  },
});
