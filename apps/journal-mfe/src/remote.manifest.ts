import {
  artworkPosterSchema,
  entryGrowthSchema,
  entryLeavingSchema,
  homeTodaySchema,
  journeyActionsSchema,
  sentenceActionsSchema,
  sessionActionsSchema,
} from '@reflectory/contracts/journal';
import { defineManifest } from '@reflectory/contracts/remotes';

export const manifest = defineManifest({
  name: 'journal',
  routes: [
    { path: '/journal' },
    { path: '/journal/mood' },
    { path: '/journal/calendar' },
    { path: '/journal/search' },
    { path: '/journal/entry/:id' },
    { path: '/journal/*' },
    { path: '/entries', feature: 'entries' },
  ],
  navigation: [
    { id: 'journal', to: '/journal', icon: 'notebook-pen', group: 'reflect', order: 10 },
    { id: 'mood', to: '/journal/mood', icon: 'gauge', group: 'reflect', order: 15 },
    { id: 'entries', to: '/entries', icon: 'book-open', group: 'reflect', order: 20 },
  ],
  features: [{ key: 'entries', default: 'on' }],
  settings: [{ id: 'reading', order: 68 }],
  offers: [
    { slot: 'session.actions', props: sessionActionsSchema },
    { slot: 'journey.actions', props: journeyActionsSchema },
    { slot: 'sentence.actions', props: sentenceActionsSchema },
    { slot: 'entry.growth', props: entryGrowthSchema },
    { slot: 'entry.leaving', props: entryLeavingSchema },
    { slot: 'home.today', props: homeTodaySchema },
    { slot: 'artwork.poster', props: artworkPosterSchema },
  ],
  slots: ['ask.help', 'library.shelf', 'artwork.poster'],
  commands: [
    { id: 'write', to: '/journal' },
    { id: 'freeWrite', to: '/journal/new' },
    { id: 'calendar', to: '/journal/calendar' },
    { id: 'checkIn', to: '/journal/mood', key: 'm' },
    { id: 'search', to: '/journal/search' },
  ],
  searches: [{ id: 'entries', feature: 'entries' }],
  requires: {
    tables: ['sessions', 'entries', 'analyses', 'artworks', 'thinking_questions', 'painting_wishes'],
  },
  keepsOnDevice: true,
});
