import {
  CHARACTER_GROUPS,
  type CharacterGroup,
  PASSWORD_MAX_LENGTH,
  type PasswordPolicy,
} from '@reflectory/contracts/auth';

/** What the form holds before it is sent: the length as it was typed. */
export type PolicyDraft = Omit<PasswordPolicy, 'minLength'> & { minLength: string };

/** What is wrong with the length that was typed. */
export type LengthProblem = 'no_number' | 'too_short' | 'too_long';

/** A policy as the form shows it, its groups in one order. */
export const draftOf = (policy: PasswordPolicy): PolicyDraft => ({
  ...policy,
  minLength: String(policy.minLength),
  characters: CHARACTER_GROUPS.filter((group) => policy.characters.includes(group)),
});

/** A draft that demands a character of a group, or does not. */
export const withGroup = (draft: PolicyDraft, group: CharacterGroup, isDemanded: boolean): PolicyDraft => ({
  ...draft,
  characters: CHARACTER_GROUPS.filter((other) =>
    other === group ? isDemanded : draft.characters.includes(other),
  ),
});

/** What counts where an instance demands nothing of its own. */
export const standardPolicy = (serviceMinLength: number): PasswordPolicy => ({
  minLength: serviceMinLength,
  characters: [],
  refusesCommon: true,
  changeNeedsProof: true,
});

/** Digits of the Arabic keyboards; the last four bits of each are its number. */
const ARABIC_DIGIT = /[٠-٩۰-۹]/g;

function readLength(typed: string, serviceMinLength: number): number | LengthProblem {
  const text = typed.trim().replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf));
  if (!/^\d+$/.test(text)) return 'no_number';
  const length = Number(text);
  if (length < serviceMinLength) return 'too_short';
  return length > PASSWORD_MAX_LENGTH ? 'too_long' : length;
}

/** The policy that a draft stands for, or what is wrong with its length. */
export function readDraft(
  { minLength, ...rest }: PolicyDraft,
  serviceMinLength: number,
): { policy: PasswordPolicy } | { problem: LengthProblem } {
  const length = readLength(minLength, serviceMinLength);
  return typeof length === 'number' ? { policy: { minLength: length, ...rest } } : { problem: length };
}

/** Whether two policies demand the same. */
export const isSamePolicy = (one: PasswordPolicy, other: PasswordPolicy): boolean =>
  JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));
