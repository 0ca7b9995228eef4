import { defineManifest } from '@reflectory/contracts/remotes';

/** What a person decides about themselves, and how the product treats them. */
export const manifest = defineManifest({
  name: 'account',
  routes: [],
  slots: ['account.closing'],
  settings: [
    { id: 'profile', order: 10 },
    { id: 'appearance', order: 20 },
    { id: 'language', order: 30 },
    { id: 'reminders', order: 35 },
    { id: 'lock', order: 40 },
    { id: 'security', order: 50 },
    { id: 'subscription', order: 60 },
    { id: 'import', order: 65 },
    { id: 'privacy', order: 70 },
    { id: 'account', order: 80 },
  ],
  requires: {
    tables: ['profiles'],
    functions: ['get-account-status', 'list-auth-sessions', 'get-subscription'],
  },
});
