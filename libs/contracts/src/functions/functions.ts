import * as z from 'zod';
import { accountFunctions } from '../account/account.ts';
import { analyticsFunctions } from '../analytics/analytics.ts';
import { instanceFunctions } from '../instance/instance-functions.ts';
import { journalFunctions } from '../journal/journal-functions.ts';
import { joiningFunctions } from '../members/joining.ts';
import { memberFunctions } from '../members/members.ts';
import { roleFunctions } from '../members/role-functions.ts';
import { presentationFunctions } from '../presentations/presentations.ts';
import { subscriptionFunctions } from '../subscription/subscription.ts';

/** Input and output of every function under /functions/v1. `null` input: no body is read. */
export const functionSchemas = {
  ...accountFunctions,
  ...analyticsFunctions,
  ...instanceFunctions,
  ...joiningFunctions,
  ...journalFunctions,
  ...memberFunctions,
  ...presentationFunctions,
  ...roleFunctions,
  ...subscriptionFunctions,
} as const;
export type FunctionName = keyof typeof functionSchemas;
export type FunctionInput<N extends FunctionName> = z.infer<(typeof functionSchemas)[N]['input']>;
export type FunctionOutput<N extends FunctionName> = z.infer<(typeof functionSchemas)[N]['output']>;
