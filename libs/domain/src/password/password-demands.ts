import type { CharacterGroup, PasswordPolicy } from '@reflectory/contracts/auth';

/** One thing that a policy demands of a password. */
export type PasswordDemand = 'length' | CharacterGroup;

/** Letters and digits of every script; a symbol is whatever else can be seen. */
const patterns: Record<CharacterGroup, RegExp> = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digits: /\p{Nd}/u,
  symbols: /[^\p{L}\p{N}\s]/u,
};

/** What a policy demands, the length first. Whether common passwords are refused is not part of it. */
export const demandsOf = ({ characters }: PasswordPolicy): PasswordDemand[] => ['length', ...characters];

/** What a policy demands and a password lacks; lengths are characters as a person counts them. */
export const missingDemands = (password: string, policy: PasswordPolicy): PasswordDemand[] =>
  demandsOf(policy).filter((demand) =>
    demand === 'length' ? [...password].length < policy.minLength : !patterns[demand].test(password),
  );
