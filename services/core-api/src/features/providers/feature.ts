import { defineFeature, many } from '../define-feature.ts';
import { createProviderFunctions } from './providers.functions.ts';
import { providerPermissions } from './providers.permissions.ts';

export const feature = defineFeature({
  tables: {
    'public.providers': 'instance',
    'public.provider_consents': 'person',
    'public.provider_disclosures': 'person',
    'public.provider_usage': 'person',
    'public.provider_instance_usage': 'instance',
  },
  permissions: providerPermissions,
  functions: createProviderFunctions,
  exported: [
    many('providerConsents', 'provider_consents', 'consented_at, provider'),
    many('providerDisclosures', 'provider_disclosures', 'sent_at, id'),
    many('providerUsage', 'provider_usage', 'month'),
  ],
});
