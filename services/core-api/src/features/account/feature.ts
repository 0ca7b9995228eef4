import { defineFeature, many, single } from '../define-feature.ts';
import { createAccountFunctions } from './account.functions.ts';
import { createAccountJobs } from './jobs/account.jobs.ts';

export const feature = defineFeature({
  belongings: null,
  tables: {
    'public.profiles': 'person',
    'app.account_closures': 'internal',
    'app.account_notices': 'internal',
    'app.account_purges': 'internal',
    'app.leaving_addresses': 'internal',
    'app.pauses': 'internal',
  },
  exported: [
    single('profile', 'profiles', 'id'),
    many('files', 'storage.objects', 'bucket_id, name', 'owner'),
  ],
  inAccount: [
    'app.account_closures',
    'app.account_notices',
    'app.leaving_addresses',
    'app.pauses',
    'auth.flow_state',
    'auth.identities',
    'auth.mfa_challenges',
    'auth.mfa_factors',
    'auth.mfa_recovery_codes',
    'auth.one_time_tokens',
    'auth.refresh_tokens',
    'auth.sessions',
    'auth.users',
  ],
  impersonal: {
    'app.account_purges': 'a hash, which is kept to prove that somebody was removed',
    'storage.buckets': 'an instance’s, whoever made it',
  },
  functions: createAccountFunctions,
  jobs: createAccountJobs,
});
