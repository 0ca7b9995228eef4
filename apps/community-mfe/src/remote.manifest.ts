import { challengeActionsSchema } from '@reflectory/contracts/challenges';
import { defineManifest } from '@reflectory/contracts/remotes';

export const manifest = defineManifest({
  name: 'community',
  routes: [
    { path: '/groups', feature: 'groups' },
    { path: '/groups/*', feature: 'groups' },
    { path: '/global-feed', feature: 'global_feed' },
    { path: '/challenges', feature: 'challenges' },
    { path: '/challenges/*', feature: 'challenges' },
  ],
  navigation: [
    { id: 'groups', to: '/groups', icon: 'users', group: 'connect', order: 10 },
    { id: 'feed', to: '/global-feed', icon: 'newspaper', group: 'connect', order: 20 },
    { id: 'challenges', to: '/challenges', icon: 'flag', group: 'connect', order: 30 },
  ],
  features: [
    { key: 'groups', default: 'on' },
    { key: 'global_feed', default: 'on' },
    { key: 'challenges', default: 'on' },
    { key: 'unveiling', default: 'off' },
  ],
  offers: [{ slot: 'challenge.actions', props: challengeActionsSchema }],
  commands: [
    { id: 'groups', to: '/groups', feature: 'groups' },
    { id: 'feed', to: '/global-feed', feature: 'global_feed' },
    { id: 'challenges', to: '/challenges', feature: 'challenges' },
    { id: 'moderation', to: '/groups/moderation', feature: 'groups', permissions: ['community.moderate'] },
  ],
  keepsOnDevice: true,
  slots: ['sentence.actions', 'entry.leaving'],
  permissions: ['community.moderate'],
});
