import { defineManifest } from '@reflectory/contracts/remotes';
import { soundChoiceSchema, soundSessionSchema } from '@reflectory/contracts/sound';

export const manifest = defineManifest({
  name: 'sound',
  routes: [
    { path: '/sounds', feature: 'sound' },
    { path: '/sounds/mix', feature: 'sound' },
    { path: '/sounds/breathe', feature: 'sound' },
    { path: '/sounds/timer', feature: 'sound' },
    { path: '/sounds/music', feature: 'sound' },
    { path: '/sounds/meditations', feature: 'sound' },
    { path: '/sounds/meditations/:id', feature: 'sound' },
    { path: '/sounds/meditations/from/:entryId', feature: 'sound' },
    { path: '/sounds/meditations/own/:id', feature: 'sound' },
    { path: '/sounds/meditations/own/:id/edit', feature: 'sound' },
    // Also where voices are off by now: whether a provider has forgotten one is still told there.
    { path: '/sounds/own-voice', feature: 'sound' },
    // Whoever has a link hears what it leads to.
    { path: '/sounds/shared', access: 'public' },
  ],
  navigation: [{ id: 'sounds', to: '/sounds', icon: 'audio-lines', group: 'reflect', order: 50 }],
  features: [
    { key: 'sound', default: 'on' },
    { key: 'own_voice', default: 'off' },
  ],
  commands: [
    { id: 'sounds', to: '/sounds', feature: 'sound' },
    { id: 'mix', to: '/sounds/mix', feature: 'sound' },
    { id: 'breathe', to: '/sounds/breathe', feature: 'sound' },
    { id: 'meditations', to: '/sounds/meditations', feature: 'sound' },
    { id: 'music', to: '/sounds/music', feature: 'sound' },
    { id: 'timer', to: '/sounds/timer', feature: 'sound' },
  ],
  searches: [
    { id: 'music', feature: 'sound' },
    { id: 'meditations', feature: 'sound' },
  ],
  offers: [
    { slot: 'sound.choice', props: soundChoiceSchema },
    { slot: 'sound.session', props: soundSessionSchema },
  ],
  slots: ['app.foot', 'session.actions', 'library.shelf', 'sound.choice', 'sound.session'],
  requires: {
    tables: [
      'soundscapes',
      'meditations',
      'meditation_versions',
      'tracks',
      'playlists',
      'catalogues',
      'catalogue_tracks',
      'grants',
      'analyses',
      'entries',
      'artworks',
      'entry_files',
      'sessions',
      'mood_check_ins',
      'library_begun',
      'own_voices',
      'own_voice_deletions',
      'provider_disclosures',
    ],
    functions: [
      'open-shared-soundscape',
      'complete-session',
      'get-provider',
      'speak-sentence',
      'get-own-voice-offer',
      'draw-own-voice-reading',
      'make-own-voice',
      'get-file-room',
      'get-catalogue-track',
    ],
  },
  keepsOnDevice: true,
});
