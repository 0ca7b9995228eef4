import type { Language } from '@reflectory/contracts/languages';
import type { Strength } from '../lexicon/lexicon.ts';
import type { ScopeSign } from '../scope/scope.ts';

/** What one mention of a feeling brings to the question of how sure it is. */
export type WeighedMention = { weight: number; strength: Strength; signs: ReadonlySet<ScopeSign> };

/** What speaks for a feeling and against it, each about 0 to 2; by these a confidence is reckoned. */
export const SIGNAL_NAMES = ['again', 'stressed', 'signsOnly', 'scoped', 'beside', 'ar', 'de', 'fr'] as const;
export type Signals = Readonly<Record<(typeof SIGNAL_NAMES)[number], number>>;

/** Whether what stands around it makes it doubtful; signs are told of others as well. */
const isScoped = ({ strength, signs }: WeighedMention): boolean =>
  [...signs].some((sign) => strength !== 'signs' || sign !== 'other');

/** The signals of one feeling; `named` feelings stand beside each other. */
export const signalsOf = (
  mentions: readonly WeighedMention[],
  { language, named }: { language: Language; named: number },
): Signals => {
  const counted = mentions.filter(({ strength }) => strength !== 'faint');
  const faint = mentions.length - counted.length;
  return {
    again: Math.min(Math.max(counted.length - 1, 0) + faint / 2, 2),
    stressed: counted.some(({ weight }) => weight > 1) ? 1 : 0,
    signsOnly: counted.some(({ strength }) => strength === 'words') ? 0 : 1,
    scoped: counted.some(isScoped) ? 1 : 0,
    beside: Math.min(named - 1, 2),
    ar: language === 'ar' ? 1 : 0,
    de: language === 'de' ? 1 : 0,
    fr: language === 'fr' ? 1 : 0,
  };
};
