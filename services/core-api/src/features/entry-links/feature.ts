import { defineFeature, many } from '../define-feature.ts';

export const feature = defineFeature({
  belongings: null,
  tables: { 'public.entry_links': 'person' },
  exported: [many('entryLinks', 'entry_links', 'created_at, id')],
});
