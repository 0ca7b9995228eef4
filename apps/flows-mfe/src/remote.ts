import { defineRemote } from '@reflectory/platform-sdk';
import en from './locales/en.json';
import type { manifest } from './remote.manifest.ts';

export default defineRemote<typeof manifest>({
  pages: {
    '/workflows': () => import('./app/workflows.page.tsx'),
    '/workflows/instance': () => import('./app/instance-workflows.page.tsx'),
    '/workflows/*': () => import('./app/workflow.page.tsx'),
    '/integrations': () => import('./app/integrations.page.tsx'),
    '/integrations/api': () => import('./app/api.page.tsx'),
    '/oauth/authorize': () => import('./app/access-request.page.tsx'),
  },
  slots: {},
  texts: {
    namespace: 'flows',
    languages: {
      // Built in: what every other text falls back to must not be one more request that can fail.
      en: () => Promise.resolve({ default: en }),
      de: () => import('./locales/de.json'),
      fr: () => import('./locales/fr.json'),
      ar: () => import('./locales/ar.json'),
    },
    later: [
      {
        only: ['/workflows', '/workflows/*'],
        languages: {
          en: () => import('./features/workflows/locales/en.json'),
          de: () => import('./features/workflows/locales/de.json'),
          fr: () => import('./features/workflows/locales/fr.json'),
          ar: () => import('./features/workflows/locales/ar.json'),
        },
      },
      {
        only: ['/workflows/instance'],
        languages: {
          en: () => import('./features/instance-workflows/locales/en.json'),
          de: () => import('./features/instance-workflows/locales/de.json'),
          fr: () => import('./features/instance-workflows/locales/fr.json'),
          ar: () => import('./features/instance-workflows/locales/ar.json'),
        },
      },
      {
        only: ['/integrations'],
        languages: {
          en: () => import('./features/incoming-webhooks/locales/en.json'),
          de: () => import('./features/incoming-webhooks/locales/de.json'),
          fr: () => import('./features/incoming-webhooks/locales/fr.json'),
          ar: () => import('./features/incoming-webhooks/locales/ar.json'),
        },
      },
      {
        only: ['/integrations'],
        languages: {
          en: () => import('./features/mail-in/locales/en.json'),
          de: () => import('./features/mail-in/locales/de.json'),
          fr: () => import('./features/mail-in/locales/fr.json'),
          ar: () => import('./features/mail-in/locales/ar.json'),
        },
      },
      {
        only: ['/integrations/api'],
        languages: {
          en: () => import('./features/api/locales/en.json'),
          de: () => import('./features/api/locales/de.json'),
          fr: () => import('./features/api/locales/fr.json'),
          ar: () => import('./features/api/locales/ar.json'),
        },
      },
      {
        only: ['/oauth/authorize'],
        languages: {
          en: () => import('./features/access-request/locales/en.json'),
          de: () => import('./features/access-request/locales/de.json'),
          fr: () => import('./features/access-request/locales/fr.json'),
          ar: () => import('./features/access-request/locales/ar.json'),
        },
      },
    ],
  },
});
