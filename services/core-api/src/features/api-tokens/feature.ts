import { notificationsInWords } from '../../languages/notifications-in-words.ts';
import { defineFeature, many, sweepBy } from '../define-feature.ts';
import { createApiTokenFunctions } from './api-tokens.functions.ts';

const DAY_MS = 86_400_000;
/** Days for which a token that ended stays in the list; its log stays for sixty more. */
const KEPT_DAYS = 30;
const AT_ONCE = 500;

export const feature = defineFeature({
  tables: {
    'public.api_tokens': 'person',
    'public.api_token_calls': 'person',
    'app.api_token_hashes': 'internal',
  },
  derived: ['app.api_token_hashes'],
  exported: [
    many('apiTokens', 'api_tokens', 'created_at, id'),
    many('apiTokenCalls', 'api_token_calls', 'hour, token_id, action'),
  ],
  functions: createApiTokenFunctions,
  notifications: notificationsInWords('tokens', {
    made: 'reminders',
    ending: 'reminders',
    ended: 'reminders',
  }),
  jobs: ({ db, now }) => [
    {
      name: 'tell-ending-tokens',
      cron: '25 * * * *',
      async run() {
        let told = 0;
        for (let some = 1; some > 0; told += some) {
          const [row] = await db.query<{ told: number }>('select app.tell_ending_tokens($1, $2) as told', [
            new Date(now()),
            AT_ONCE,
          ]);
          some = row?.told ?? 0;
        }
        return { told };
      },
    },
  ],
  retention: [
    {
      job: 'forget-api-tokens',
      cron: '5 4 * * *',
      keptSince: (now) => new Date(now.getTime() - KEPT_DAYS * DAY_MS),
      sweep: sweepBy('select app.forget_api_tokens($1, $2) as swept', AT_ONCE),
    },
  ],
});
