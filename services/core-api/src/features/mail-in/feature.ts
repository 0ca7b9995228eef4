import { defineFeature, many, sweepBy } from '../define-feature.ts';
import { createMailInFunctions } from './mail-in.functions.ts';

const DAY_MS = 86_400_000;
/** Days for which mails are held, a mail is known, and an address that was removed can be brought back. */
const KEPT_DAYS = 30;
const AT_ONCE = 500;

export const feature = defineFeature({
  belongings: {
    area: 'connections',
    en: 'your address for mails to the journal',
    de: 'deine Adresse für Mails ans Tagebuch',
    fr: 'ton adresse pour écrire au journal par e-mail',
    ar: 'عنوانك لإرسال البريد إلى دفترك',
  },
  tables: {
    'public.mail_addresses': 'person',
    'public.held_mails': 'person',
    'app.mail_address_hashes': 'internal',
    'app.mail_receipts': 'internal',
    'app.mail_arrivals': 'internal',
  },
  derived: ['app.mail_address_hashes', 'app.mail_receipts', 'app.mail_arrivals'],
  exported: [
    many('mailAddresses', 'mail_addresses', 'created_at, id'),
    many('heldMails', 'held_mails', 'created_at, id'),
  ],
  functions: createMailInFunctions,
  retention: [
    {
      job: 'forget-mails',
      cron: '15 4 * * *',
      keptSince: (now) => new Date(now.getTime() - KEPT_DAYS * DAY_MS),
      sweep: sweepBy('select app.forget_mails($1, $2) as swept', AT_ONCE),
    },
  ],
});
