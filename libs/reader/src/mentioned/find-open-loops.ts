import type { Language } from '@reflectory/contracts/languages';
import { sentencesOf } from '../text/sentences.ts';
import type { Writing } from './find-mentioned.ts';
import { mentionWords } from './mention-words.ts';

/** A sentence in which somebody says that something is still to be done. */
export type OpenLoop = { in: string; sentence: string };

const shortest = 12;
const longest = 200;
const longestText = 8_000;
const most = 60;

/** Of what nobody is reminded unasked. */
const ofHealthOrBelief =
  /\b(?:doctor|gp|hospital|clinic|therap\w*|medic\w*|pills?|tablets?|dose|diagnos\w*|cancer|chemo|surgery|pregnan\w*|pray\w*|church|mosque|temple|mass|confess\w*|arzt|ärztin|klinik|krankenhaus|therapie|tabletten|medikament\w*|diagnose|krebs|beten|gebet|kirche|moschee|messe|beichte\w*|médecin|docteur|hôpital|clinique|thérapie|médicament\w*|cachets|diagnostic|enceinte|prier|prière|église|mosquée|confesse\w*)\b|طبيب|دكتور|مستشفى|عياده|عيادة|دواء|الدوا|علاج|حبوب|تحاليل|صلاة|أصلي|اصلي|مسجد|كنيسة|صيام|أصوم/iu;

const rules = new Map<Language, { loop: RegExp; not: RegExp }>();
const ruleIn = (language: Language) => {
  const known = rules.get(language);
  if (known) return known;
  const { loops, notLoops } = mentionWords[language];
  const rule = { loop: new RegExp(loops.join('|'), 'iu'), not: new RegExp(notLoops, 'iu') };
  rules.set(language, rule);
  return rule;
};

/** What is said to be still undone, the latest text first as they are given; nothing of health or belief. */
export const findOpenLoops = (writings: readonly Writing[]): OpenLoop[] => {
  const found: OpenLoop[] = [];
  for (const { id, text, language } of writings) {
    const { loop, not } = ruleIn(language);
    for (const { text: raw } of sentencesOf(text.slice(0, longestText))) {
      const sentence = raw.replace(/\s+/gu, ' ').replaceAll('’', "'");
      if (sentence.length < shortest || sentence.length > longest || sentence.endsWith('?')) continue;
      if (!loop.test(sentence) || not.test(sentence) || ofHealthOrBelief.test(sentence)) continue;
      found.push({ in: id, sentence: raw.replace(/\s+/gu, ' ') });
      if (found.length === most) return found;
    }
  }
  return found;
};
