import { incomingWebhookEvents } from '@reflectory/contracts/incoming-webhooks';
import { defineFeature, many, sweepBy } from '../define-feature.ts';
import { incomingWebhookFunctions } from './incoming-webhooks.functions.ts';

const DAY_MS = 86_400_000;
/** Days for which calls are kept, and an address that was removed can be brought back. */
const KEPT_DAYS = 30;
const AT_ONCE = 500;

export const feature = defineFeature({
  belongings: {
    area: 'connections',
    en: 'addresses that other tools call for you',
    de: 'Adressen, die andere Programme für dich aufrufen',
    fr: 'les adresses que d’autres outils appellent pour toi',
    ar: 'العناوين التي تستدعيها أدوات أخرى من أجلك',
  },
  tables: {
    'public.incoming_webhooks': 'person',
    'public.incoming_calls': 'person',
    'app.incoming_webhook_hashes': 'internal',
  },
  derived: ['app.incoming_webhook_hashes'],
  exported: [
    many('incomingWebhooks', 'incoming_webhooks', 'created_at, id'),
    many('incomingCalls', 'incoming_calls', 'called_at, id'),
  ],
  functions: () => incomingWebhookFunctions,
  events: Object.values(incomingWebhookEvents),
  retention: [
    {
      job: 'forget-incoming-webhooks',
      cron: '10 4 * * *',
      keptSince: (now) => new Date(now.getTime() - KEPT_DAYS * DAY_MS),
      sweep: sweepBy('select app.forget_incoming_webhooks($1, $2) as swept', AT_ONCE),
    },
  ],
});
