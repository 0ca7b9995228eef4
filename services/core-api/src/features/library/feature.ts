import { defineFeature, many, single } from '../define-feature.ts';
import { NAMES_OF_THINGS } from './collections.repository.ts';
import { createDecisionJobs } from './decisions.jobs.ts';
import { listDecisionDays } from './decisions.repository.ts';
import { REVIEW_POSITIONS } from './decisions.service.ts';
import { libraryFunctions } from './library.functions.ts';
import { getFramework } from './library.service.ts';
import { libraryPermissions } from './library.permissions.ts';

export const feature = defineFeature({
  belongings: {
    area: 'listening',
    en: 'your collections, and what you saved in the library',
    de: 'deine Sammlungen, und was du dir in der Bibliothek gemerkt hast',
    fr: 'tes collections et ce que tu as gardé dans la bibliothèque',
    ar: 'مجموعاتك وما حفظته في المكتبة',
  },
  tables: {
    'public.library_frameworks': 'instance',
    'public.library_prompts': 'instance',
    'public.prompt_dismissals': 'person',
    'public.library_saved': 'person',
    'public.library_begun': 'person',
    'public.library_collections': 'person',
    'public.library_collection_things': 'person',
    'public.recommendations_off': 'person',
    'public.decision_reviews': 'person',
    'public.decision_reminders': 'person',
  },
  permissions: libraryPermissions,
  exported: [
    many('promptDismissals', 'prompt_dismissals', 'created_at, prompt_key'),
    many('librarySaved', 'library_saved', 'created_at, kind, key'),
    many('libraryBegun', 'library_begun', 'begun_at, kind, key'),
    many('libraryCollections', 'library_collections', 'rank, id'),
    {
      ...many('libraryCollectionThings', 'library_collection_things', 'collection_id, rank, kind, key'),
      more: NAMES_OF_THINGS,
    },
    single('recommendationsOff', 'recommendations_off'),
    many('decisionReviews', 'decision_reviews', 'reviewed_at, entry_id'),
    single('decisionReminder', 'decision_reminders'),
  ],
  answers: () => ({
    listDecisionDays: (tx, first) => listDecisionDays(tx, REVIEW_POSITIONS, first),
    findFramework: async (tx, key, version) => (await getFramework(tx, key, version)).document,
  }),
  functions: () => libraryFunctions,
  jobs: createDecisionJobs,
});
