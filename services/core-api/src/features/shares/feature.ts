import { defineFeature, many } from '../define-feature.ts';

export const feature = defineFeature({
  tables: { 'public.presentation_shares': 'person' },
  live: ['public.presentation_shares'],
  exported: [many('shares', 'presentation_shares', 'created_at, id')],
});
