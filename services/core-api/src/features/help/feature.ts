import { defineFeature } from '../define-feature.ts';

export const feature = defineFeature({
  tables: { 'public.help_contacts': 'instance' },
  impersonal: { 'public.help_contacts': 'telephones of helplines' },
});
