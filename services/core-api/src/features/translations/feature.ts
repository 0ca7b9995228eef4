import { defineFeature } from '../define-feature.ts';

export const feature = defineFeature({
  tables: { 'public.translations': 'instance', 'app.text_keys': 'internal' },
});
