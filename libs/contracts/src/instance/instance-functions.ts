import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { passwordDemandsSchema, passwordPolicySchema } from '../auth/password-policy.ts';
import { brandSchema, instanceSchema, languageSchema } from './instance.ts';

/** One row of the master admin's list. */
export const instanceSummarySchema = instanceSchema.extend({
  members: z.number().int(),
  created_at: z.string(),
  url: z.string(),
});
export type InstanceSummary = z.infer<typeof instanceSummarySchema>;

/** Functions about an instance, and of whoever looks after all of them. */
export const instanceFunctions = {
  'update-brand': {
    input: z.object({ instance_id: z.uuid(), brand: brandSchema }),
    output: z.object({ instance: instanceSchema }),
  },
  /** Languages that the caller's instance speaks; the default one is among them. */
  'set-languages': {
    input: z
      .object({ languages: z.array(languageSchema).min(1).max(50), defaultLanguage: languageSchema })
      .refine(({ languages, defaultLanguage }) => languages.includes(defaultLanguage), {
        path: ['defaultLanguage'],
        error: 'The default language is one of the languages',
      }),
    output: z.object({ instance: instanceSchema }),
  },
  /** The password policy of the caller's instance. */
  'get-password-policy': { input: z.null(), output: passwordDemandsSchema },
  'set-password-policy': { input: z.object({ policy: passwordPolicySchema }), output: passwordDemandsSchema },
  'list-instances': { input: z.null(), output: z.object({ instances: z.array(instanceSummarySchema) }) },
  'create-instance': {
    input: instanceSchema
      .pick({ slug: true, name: true, brand: true, defaultLanguage: true })
      .extend({ languages: z.array(languageSchema).min(1) }),
    output: z.object({ instance: instanceSummarySchema }),
  },
  'set-instance-status': {
    input: z.object({ instance_id: z.uuid(), status: z.enum(['active', 'suspended']) }),
    output: z.object({ instance: instanceSummarySchema }),
  },
} as const satisfies Record<string, FunctionContract>;
type InstanceFunctions = typeof instanceFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends InstanceFunctions {}
}
