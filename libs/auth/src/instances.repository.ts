import { type PasswordPolicy, passwordPolicySchema } from '@reflectory/contracts/auth';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import { builtInLanguage, type Language } from '@reflectory/contracts/languages';
import { type Joining, joiningSchema } from '@reflectory/contracts/members';
import { HttpError } from '@reflectory/server-kit';
import type { Transaction } from '@reflectory/runtime/database';

/** What auth needs to know of an instance, and the language in which it speaks to who is asking. */
export type AuthInstance = {
  productName: string;
  language: Language;
  passwordPolicy: PasswordPolicy;
  joining: Joining;
};

type InstanceRow = {
  status: string;
  product_name: string;
  default_language: string;
  password_policy: unknown;
  joining: string;
  joining_domains: string[];
};

/**
 * The instance that a transaction was opened for.
 *
 * @throws HttpError 403 when it is suspended or gone: nobody signs in or up there.
 */
export async function getActiveInstance(
  tx: Transaction,
  { instance_id: instanceId, language }: Pick<RequestContext, 'instance_id' | 'language'>,
): Promise<AuthInstance> {
  const [row] = await tx.query<InstanceRow>(
    `select status, brand ->> 'productName' as product_name, default_language, password_policy,
       joining, joining_domains
     from app.instances where id = $1`,
    [instanceId],
  );
  if (row?.status !== 'active') {
    throw new HttpError(403, 'instance_suspended', 'Sign-in is not possible here at the moment');
  }
  return {
    productName: row.product_name,
    language: language ?? builtInLanguage(row.default_language),
    passwordPolicy: passwordPolicySchema.parse(row.password_policy),
    joining: joiningSchema.parse({ rule: row.joining, domains: row.joining_domains }),
  };
}
