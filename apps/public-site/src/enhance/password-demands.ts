import type { ServiceClient } from '@reflectory/client';
import type { PasswordPolicy } from '@reflectory/contracts/auth';
import { PASSWORD_MIN_LENGTH } from '@reflectory/contracts/behaviour';
import { demandsOf, missingDemands, type PasswordDemand } from '@reflectory/domain/password';
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
  'demands-missing',
  'demand-common',
] as const;
type DemandText = (key: (typeof demandTextKeys)[number]) => string;

/** A sentence of the page with what it lists; none for an empty list. */
function listed(sentence: string, parts: string[]): string[] {
  const list = new Intl.ListFormat(document.documentElement.lang || 'en').format(parts);
  return list ? [sentence.replace('{list}', list)] : [];
}

const namesOf = (demands: PasswordDemand[], { minLength }: PasswordPolicy, text: DemandText): string[] =>
  demands.map((demand) => text(`demand-${demand}`).replace('{count}', `${minLength}`));

/** What a policy demands, in words of the page. */
export function demandsInWords(policy: PasswordPolicy, text: DemandText): string {
  return [
    ...listed(text('demands'), namesOf(demandsOf(policy), policy, text)),
    ...(policy.refusesCommon ? [text('demand-uncommon')] : []),
  ].join(' ');
}

/** What a refused password lacks of what a policy demands, in words of the page. */
export function weaknessInWords(
  password: string,
  { policy, reasons }: { policy: PasswordPolicy; reasons: readonly string[] },
  text: DemandText,
): string {
  return [
    ...listed(text('demands-missing'), namesOf(missingDemands(password, policy), policy, text)),
    ...(reasons.includes('pwned') ? [text('demand-common')] : []),
  ].join(' ');
}

/** Says at the field of a form in which a password is chosen what it must be at this instance. */
export type DemandsAtField = {
  /** Says what a refused password lacks. The server's own words are elsewhere, so not knowing the policy is no error. */
  explain(reasons: readonly string[]): Promise<void>;
};

/** Tells who turns to the field what is demanded beyond the product's own minimum, which the page says already. */
export function createPasswordDemands(
  form: HTMLFormElement,
  loadClient: () => Promise<ServiceClient>,
  text: DemandText,
): DemandsAtField {
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
      tellProblem(field, weaknessInWords(field.value, { policy, reasons }, text));
      field.focus();
    },
  };
}
