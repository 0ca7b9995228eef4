import { libraryShelfSchema, libraryStarSchema } from '@reflectory/contracts/library';
import { defineManifest } from '@reflectory/contracts/remotes';

export const manifest = defineManifest({
  name: 'library',
  routes: [
    { path: '/library', feature: 'library' },
    { path: '/library/collections', feature: 'library' },
    { path: '/library/collections/:id', feature: 'library' },
    { path: '/library/decisions', feature: 'library' },
    { path: '/library/own', feature: 'library', permissions: ['library.write'] },
    { path: '/library/own/:key', feature: 'library', permissions: ['library.write'] },
    { path: '/library/prompts', feature: 'library' },
    { path: '/library/saved', feature: 'library' },
    { path: '/library/frameworks/:key', feature: 'library' },
  ],
  navigation: [{ id: 'library', to: '/library', icon: 'library', group: 'reflect', order: 40 }],
  features: [{ key: 'library', default: 'on' }],
  offers: [
    { slot: 'library.shelf', props: libraryShelfSchema },
    // Drawn beside things by whoever shows them.
    { slot: 'library.star', props: libraryStarSchema },
  ],
  slots: ['library.star'],
  commands: [
    { id: 'library', to: '/library', feature: 'library' },
    { id: 'prompts', to: '/library/prompts', feature: 'library' },
    { id: 'saved', to: '/library/saved', feature: 'library' },
    { id: 'collections', to: '/library/collections', feature: 'library' },
    { id: 'decisions', to: '/library/decisions', feature: 'library' },
  ],
  searches: [{ id: 'collections', feature: 'library' }],
  requires: {
    tables: [
      'prompt_dismissals',
      'library_saved',
      'library_begun',
      'library_collections',
      'library_collection_things',
      'recommendations_off',
      'decision_reviews',
      'decision_reminders',
      'entries',
      'sessions',
    ],
    functions: [
      'list-library',
      'get-recommendation',
      'get-framework',
      'list-prompts',
      'list-own-frameworks',
      'save-framework',
      'publish-framework',
      'withdraw-framework',
      'discard-draft',
      'list-saved',
      'list-begun',
      'list-collections',
      'get-collection',
    ],
  },
});
