import { defineFeature, many } from '../define-feature.ts';
import { createProviderFunctions } from './providers.functions.ts';
import { providerPermissions } from './providers.permissions.ts';

export const feature = defineFeature({
  belongings: {
    area: 'connections',
    en: 'what you allowed to be sent to providers, and the list of what was',
    de: 'was du Anbietern zu senden erlaubt hast, und die Liste davon',
    fr: 'ce que tu as permis d’envoyer à des fournisseurs, et la liste des envois',
    ar: 'ما سمحت بإرساله إلى المزودين وقائمة ما أُرسل',
  },
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
