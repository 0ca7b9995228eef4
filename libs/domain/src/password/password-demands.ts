import type { PasswordPolicy } from '@reflectory/contracts';

type CharacterGroup = PasswordPolicy['characters'][number];

/** Letters and digits of every script; a symbol is whatever else can be seen. */
const patterns: Record<CharacterGroup, RegExp> = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digits: /\p{Nd}/u,
  symbols: /[^\p{L}\p{N}\s]/u,
};

/** Whether a password has fewer characters, as a person counts them, than a policy demands. */
export const isTooShort = (password: string, { minLength }: PasswordPolicy): boolean =>
  [...password].length < minLength;

/** The groups of characters that a policy demands and a password lacks. */
export const missingCharacters = (password: string, { characters }: PasswordPolicy): CharacterGroup[] =>
  characters.filter((group) => !patterns[group].test(password));
