import type { PasswordPolicy } from '@reflectory/contracts/auth';
import { demandsOf, missingDemands, type PasswordDemand } from '@reflectory/domain/password';
import type { TFunction } from 'i18next';

/** Reasons for which a password is refused as weak; null for every other error. */
export const weakReasonsOf = (error: Error): readonly string[] | null =>
  'code' in error && error.code === 'weak_password' && 'reasons' in error && Array.isArray(error.reasons)
    ? error.reasons
    : null;

type Translate = TFunction<['settings', 'common']>;

const namesOf = (demands: PasswordDemand[], { minLength }: PasswordPolicy, t: Translate): string[] =>
  demands.map((demand) =>
    demand === 'length' ? t('password.length', { count: minLength }) : t(`password.groups.${demand}`),
  );

/** What a policy demands, in words. */
export function demandsText(policy: PasswordPolicy, t: Translate): string {
  const parts = namesOf(demandsOf(policy), policy, t);
  return [t('password.demands', { parts }), ...(policy.refusesCommon ? [t('password.uncommon')] : [])].join(
    ' ',
  );
}

/** What a refused password lacks of what a policy demands, in words; empty where the policy says nothing of it. */
export function weaknessText(
  password: string,
  { policy, reasons }: { policy: PasswordPolicy; reasons: readonly string[] },
  t: Translate,
): string {
  const parts = namesOf(missingDemands(password, policy), policy, t);
  const sentences = [
    ...(parts.length > 0 ? [t('password.missing', { parts })] : []),
    ...(reasons.includes('pwned') ? [t('password.common')] : []),
  ];
  return sentences.join(' ');
}
