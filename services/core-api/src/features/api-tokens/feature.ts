import { notificationsInWords } from '../../languages/notifications-in-words.ts';
import { defineFeature, many, sweepBy } from '../define-feature.ts';
import { createApiTokenFunctions } from './api-tokens.functions.ts';
import { createOAuthFunctions } from './oauth/oauth.functions.ts';

const DAY_MS = 86_400_000;
/** Days for which a token that ended stays in the list; its log stays for sixty more. */
const KEPT_DAYS = 30;
const AT_ONCE = 500;
/** Days for which an application stays registered that nobody has let in. */
const REGISTERED_DAYS = 7;

export const feature = defineFeature({
  belongings: {
    area: 'connections',
    en: 'your API tokens',
    de: 'deine API-Tokens',
    fr: 'tes jetons d’API',
    ar: 'رموز واجهة البرمجة الخاصة بك',
  },
  tables: {
    'public.api_tokens': 'person',
    'public.api_token_calls': 'person',
    'app.api_token_hashes': 'internal',
    'app.oauth_clients': 'internal',
    'app.oauth_codes': 'internal',
    'app.oauth_refresh_tokens': 'internal',
  },
  derived: ['app.api_token_hashes', 'app.oauth_refresh_tokens'],
  inAccount: ['app.oauth_codes'],
  exported: [
    many('apiTokens', 'api_tokens', 'created_at, id'),
    many('apiTokenCalls', 'api_token_calls', 'hour, token_id, action'),
  ],
  functions: (parts) => [...createApiTokenFunctions(parts), ...createOAuthFunctions(parts)],
  notifications: notificationsInWords('tokens', {
    made: 'reminders',
    ending: 'reminders',
    ended: 'reminders',
    granted: 'reminders',
    reused: 'reminders',
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
    {
      job: 'forget-oauth-clients',
      cron: '15 4 * * *',
      keptSince: (now) => new Date(now.getTime() - REGISTERED_DAYS * DAY_MS),
      sweep: sweepBy('select app.forget_oauth_clients($1, $2) as swept', AT_ONCE),
    },
  ],
});
