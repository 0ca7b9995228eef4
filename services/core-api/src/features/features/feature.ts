import { defineFeature } from '../define-feature.ts';

export const feature = defineFeature({
  tables: { 'public.global_features': 'public', 'public.instance_features': 'instance' },
});
