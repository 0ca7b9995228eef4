import { defineManifest } from '@reflectory/contracts/remotes';

export const manifest = defineManifest({
  name: 'presentations',
  routes: [
    // A link whose token got lost is a link that is gone, and says so.
    { path: '/p', access: 'public' },
    { path: '/s', access: 'public' },
    { path: '/p/:token', access: 'public' },
    { path: '/s/:token', access: 'public' },
  ],
  features: [{ key: 'presentations', default: 'on' }],
  settings: [{ id: 'links', order: 65, isOwnPage: true, feature: 'presentations' }],
  slots: [
    'session.actions',
    'journey.actions',
    'review.actions',
    'map.actions',
    'challenge.actions',
    'library.shelf',
  ],
  requires: {
    tables: ['presentation_shares'],
    functions: ['guard-share', 'refresh-share', 'count-shared-view', 'get-journey'],
  },
});
