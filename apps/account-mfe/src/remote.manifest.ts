import { defineManifest } from '@reflectory/contracts/remotes';

/** What a person decides about themselves, and how the product treats them. */
export const manifest = defineManifest({
  name: 'account',
  routes: [{ path: '/notifications' }],
  navigation: [
    {
      id: 'notifications',
      to: '/notifications',
      icon: 'bell',
      group: 'connect',
      order: 10,
      waiting: { table: 'notifications', without: 'read_at' },
    },
  ],
  slots: ['account.closing'],
  settings: [
    { id: 'profile', order: 10 },
    { id: 'appearance', order: 20 },
    { id: 'language', order: 30 },
    { id: 'reminders', order: 35 },
    { id: 'notifications', order: 36 },
    { id: 'lock', order: 40 },
    { id: 'security', order: 50 },
    { id: 'subscription', order: 60 },
    { id: 'import', order: 65 },
    { id: 'privacy', order: 70 },
    { id: 'account', order: 80 },
  ],
  commands: [{ id: 'notifications', to: '/notifications' }],
  requires: {
    tables: ['profiles', 'notifications', 'notification_settings'],
    functions: ['get-account-status', 'list-auth-sessions', 'get-subscription', 'list-notifications'],
  },
});
