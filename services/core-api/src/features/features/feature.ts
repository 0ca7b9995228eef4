import { defineFeature } from '../define-feature.ts';
import { addFeatures } from './features.seed.ts';

export const feature = defineFeature({
  seeds: addFeatures,
  tables: { 'public.global_features': 'public', 'public.instance_features': 'instance' },
});
