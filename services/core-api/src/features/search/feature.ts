import { defineFeature, many } from '../define-feature.ts';
import { searchFunctions } from './search.functions.ts';

export const feature = defineFeature({
  tables: {
    'app.entry_words': 'internal',
    'app.search_words': 'internal',
    'public.saved_searches': 'person',
  },
  exported: [many('savedSearches', 'saved_searches', 'created_at, id')],
  derived: ['app.entry_words', 'app.search_words'],
  functions: () => searchFunctions,
});
