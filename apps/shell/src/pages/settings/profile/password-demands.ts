import type { PasswordPolicy } from '@reflectory/contracts';
import type { TFunction } from 'i18next';

/** Reasons for which a password is refused as weak; null for every other error. */
export const weakReasonsOf = (error: Error): readonly string[] | null =>
  'code' in error && error.code === 'weak_password' && 'reasons' in error && Array.isArray(error.reasons)
    ? error.reasons
    : null;

/** What a policy demands, in words; with `reasons` only what is behind them. */
export function demandsText(
  { minLength, characters, refusesCommon }: PasswordPolicy,
  t: TFunction<['settings', 'common']>,
  reasons: readonly string[] = ['length', 'characters', 'pwned'],
): string {
  const parts = [
    ...(reasons.includes('length') ? [t('password.length', { count: minLength })] : []),
    ...(reasons.includes('characters') ? characters.map((group) => t(`password.groups.${group}`)) : []),
  ];
  const sentences = [
    ...(parts.length > 0 ? [t('password.demands', { parts })] : []),
    ...(refusesCommon && reasons.includes('pwned') ? [t('password.uncommon')] : []),
  ];
  return sentences.join(' ');
}
