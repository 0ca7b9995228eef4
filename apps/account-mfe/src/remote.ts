import { defineRemote } from '@reflectory/platform-sdk';
import type { manifest } from './remote.manifest.ts';

export default defineRemote<typeof manifest>({
  pages: { '/notifications': () => import('./app/notifications.page.tsx') },
  slots: { 'account.closing': () => import('./app/closing-account.slot.tsx') },
  settings: {
    profile: () => import('./features/profile/profile.section.tsx'),
    appearance: () => import('./features/appearance/appearance.section.tsx'),
    language: () => import('./features/appearance/language.section.tsx'),
    reminders: () => import('./features/reminders/reminders.section.tsx'),
    notifications: () => import('./features/notifications/notifications.section.tsx'),
    lock: () => import('./features/lock/lock.section.tsx'),
    security: () => import('./features/security/security.section.tsx'),
    subscription: () => import('./features/subscription/subscription.section.tsx'),
    import: () => import('./features/import/import.section.tsx'),
    privacy: () => import('./features/privacy/privacy.section.tsx'),
    account: () => import('./features/account/account.section.tsx'),
  },
  texts: {
    namespace: 'settings',
    languages: {
      en: () => import('./locales/en.json'),
      de: () => import('./locales/de.json'),
      fr: () => import('./locales/fr.json'),
      ar: () => import('./locales/ar.json'),
    },
    later: [
      {
        only: ['/notifications', 'notifications'],
        languages: {
          en: () => import('./features/notifications/locales/en.json'),
          de: () => import('./features/notifications/locales/de.json'),
          fr: () => import('./features/notifications/locales/fr.json'),
          ar: () => import('./features/notifications/locales/ar.json'),
        },
      },
    ],
  },
});
