import type { Analysis, FeelingCorrection } from '@reflectory/contracts/journal';
import { isLanguage } from '@reflectory/contracts/languages';
import { summariseIn } from '@reflectory/domain/reading';
import { applyCorrections } from '@reflectory/reader/corrections';
import { suggest } from './suggestions.ts';

/** An analysis with what its person said of earlier ones; what the built-in engine concludes from feelings is concluded anew. */
export const correctAnalysis = (analysis: Analysis, corrections: readonly FeelingCorrection[]): Analysis => {
  const { emotions, applied } = applyCorrections(analysis.emotions, corrections);
  if (applied.length === 0) return analysis;
  const { engine, language, themes } = analysis;
  const isConcluded = engine.startsWith('builtin@') && language !== null && isLanguage(language);
  return {
    ...analysis,
    emotions,
    corrections: [...(analysis.corrections ?? []), ...applied],
    ...(isConcluded && {
      summary: summariseIn(language, emotions, themes),
      suggestions: suggest(emotions, themes),
    }),
  };
};
