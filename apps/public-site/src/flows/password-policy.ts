import type { ServiceClient } from '@reflectory/client';
import type { PasswordPolicy } from '@reflectory/contracts/auth';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import type {} from '@reflectory/contracts/instance';

/** What this instance demands of a password that is chosen now; null where that cannot be known. */
export async function findPasswordPolicy(client: ServiceClient): Promise<PasswordPolicy | null> {
  const { data } =
    await client.functions.invoke<FunctionOutput<'get-password-policy'>>('get-password-policy');
  return data?.policy ?? null;
}
