import { searchEvents } from '@reflectory/contracts/search';
import { defineFeature, many } from '../define-feature.ts';
import { createIndexLabel } from './index-label.events.ts';
import { searchFunctions, searchService } from './search.functions.ts';

export const feature = defineFeature({
  belongings: {
    area: 'writing',
    en: 'searches that you kept',
    de: 'Suchen, die du behalten hast',
    fr: 'les recherches que tu as gardées',
    ar: 'عمليات البحث التي احتفظت بها',
  },
  tables: {
    'app.entry_words': 'internal',
    'app.search_words': 'internal',
    'public.saved_searches': 'person',
  },
  exported: [many('savedSearches', 'saved_searches', 'created_at, id')],
  derived: ['app.entry_words', 'app.search_words'],
  answers: () => ({
    findMeaning: (tx, words) => searchService.findMeaning(tx, words),
    searchEntries: (tx, input) => searchService.searchEntries(tx, input),
  }),
  functions: () => searchFunctions,
  events: Object.values(searchEvents),
  hears: ({ db }) => [createIndexLabel({ db })],
});
