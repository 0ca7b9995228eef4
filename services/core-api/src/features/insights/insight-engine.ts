import type { Analysis } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';

export type AnalyseOptions = {
  /** Language that the person uses; what an engine says when a text cannot be read is said in it. */
  language: Language;
};

/** Whatever can turn a text into an analysis: the built-in engine, later a provider. */
export type InsightEngine = {
  /** For instance `builtin@5`; stands in every analysis it makes. */
  readonly name: string;
  analyse(text: string, options: AnalyseOptions): Analysis | Promise<Analysis>;
};
