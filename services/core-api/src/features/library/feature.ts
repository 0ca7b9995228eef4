import { defineFeature, many } from '../define-feature.ts';
import { libraryFunctions } from './library.functions.ts';
import { getFramework } from './library.service.ts';
import { libraryPermissions } from './library.permissions.ts';

export const feature = defineFeature({
  tables: {
    'public.library_frameworks': 'instance',
    'public.library_prompts': 'instance',
    'public.prompt_dismissals': 'person',
    'public.decision_reviews': 'person',
  },
  permissions: libraryPermissions,
  exported: [
    many('promptDismissals', 'prompt_dismissals', 'created_at, prompt_key'),
    many('decisionReviews', 'decision_reviews', 'reviewed_at, entry_id'),
  ],
  answers: () => ({
    findFramework: async (tx, key, version) => (await getFramework(tx, key, version)).document,
  }),
  functions: () => libraryFunctions,
});
