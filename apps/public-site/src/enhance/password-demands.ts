import type { ServiceClient } from '@reflectory/client';
import type { PasswordPolicy, WeaknessReason } from '@reflectory/contracts';
import { PASSWORD_MIN_LENGTH } from '@reflectory/contracts/behaviour';
import { findPasswordPolicy } from '../flows/password-policy.ts';
import { tellProblem } from './field-problem.ts';

/** Keys of the words for what a password must be, which every page carries where one is chosen. */
export const demandTextKeys = [
  'demands',
  'demand-length',
  'demand-lower',
  'demand-upper',
  'demand-digits',
  'demand-symbols',
  'demand-uncommon',
] as const;
type DemandText = (key: (typeof demandTextKeys)[number]) => string;

const everyReason: readonly WeaknessReason[] = ['length', 'characters', 'pwned'];

/** What a policy demands, in words of the page; with `reasons` only what is behind them. */
export function demandsInWords(
  policy: PasswordPolicy,
  text: DemandText,
  reasons: readonly string[] = everyReason,
): string {
  const parts = [
    ...(reasons.includes('length') ? [text('demand-length').replace('{count}', `${policy.minLength}`)] : []),
    ...(reasons.includes('characters') ? policy.characters.map((group) => text(`demand-${group}`)) : []),
  ];
  const list = new Intl.ListFormat(document.documentElement.lang || 'en').format(parts);
  const sentences = [
    ...(list ? [text('demands').replace('{list}', list)] : []),
    ...(policy.refusesCommon && reasons.includes('pwned') ? [text('demand-uncommon')] : []),
  ];
  return sentences.join(' ');
}

/** Says at the field of a form in which a password is chosen what it must be at this instance. */
export type PasswordDemands = {
  /** Says what a refused password lacks. The server's own words are elsewhere, so not knowing the policy is no error. */
  explain(reasons: readonly string[]): Promise<void>;
};

/** Tells who turns to the field what is demanded beyond the product's own minimum, which the page says already. */
export function createPasswordDemands(
  form: HTMLFormElement,
  loadClient: () => Promise<ServiceClient>,
  text: DemandText,
): PasswordDemands {
  const findField = () => form.querySelector<HTMLInputElement>('input[autocomplete="new-password"]:enabled');
  const findPolicy = () =>
    loadClient()
      .then(findPasswordPolicy)
      .catch(() => null);
  const showHint = async (field: HTMLInputElement) => {
    const policy = await findPolicy();
    const hint = document.querySelector(`#${field.id}-hint [data-demands]`);
    // Meanwhile the screen may have turned into one that asks for the password somebody has.
    if (!policy || !hint || field !== findField()) return;
    const isMore =
      policy.minLength > PASSWORD_MIN_LENGTH || policy.characters.length > 0 || policy.refusesCommon;
    if (isMore) hint.textContent = demandsInWords(policy, text);
  };
  form.addEventListener('focusin', ({ target }) => {
    const field = findField();
    if (field && target === field) void showHint(field);
  });
  return {
    async explain(reasons) {
      const policy = await findPolicy();
      const field = findField();
      if (!policy || !field) return;
      tellProblem(field, demandsInWords(policy, text, reasons));
      field.focus();
    },
  };
}
