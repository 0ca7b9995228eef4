import type { PasswordPolicy } from '@reflectory/contracts';
import { isTooShort, missingCharacters } from '@reflectory/domain/password';
import type { TFunction } from 'i18next';

/** Reasons for which a password is refused as weak; null for every other error. */
export const weakReasonsOf = (error: Error): readonly string[] | null =>
  'code' in error && error.code === 'weak_password' && 'reasons' in error && Array.isArray(error.reasons)
    ? error.reasons
    : null;

type Translate = TFunction<['settings', 'common']>;

const nameOf = (t: Translate) => (group: PasswordPolicy['characters'][number]) =>
  t(`password.groups.${group}`);

/** What a policy demands, in words. */
export function demandsText(policy: PasswordPolicy, t: Translate): string {
  const parts = [t('password.length', { count: policy.minLength }), ...policy.characters.map(nameOf(t))];
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
  const parts = [
    ...(isTooShort(password, policy) ? [t('password.length', { count: policy.minLength })] : []),
    ...missingCharacters(password, policy).map(nameOf(t)),
  ];
  const sentences = [
    ...(parts.length > 0 ? [t('password.missing', { parts })] : []),
    ...(reasons.includes('pwned') ? [t('password.common')] : []),
  ];
  return sentences.join(' ');
}
