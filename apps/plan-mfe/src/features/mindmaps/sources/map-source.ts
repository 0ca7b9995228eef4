import type { Language } from '@reflectory/contracts/languages';
import type { MapDraft } from '@reflectory/domain/mindmaps';
import type { TFunction } from 'i18next';
import type { Scope } from '../../../shared/use-scope.ts';

/** With what a source says things. */
export type SourceWords = { t: TFunction<'plan'>; language: Language };

/** Something of the product that a map can begin with. */
export type MapSource = {
  id: 'month' | 'framework' | 'board';
  /** What may be chosen, the likeliest first. @throws what a call throws */
  options(scope: Scope, words: SourceWords): Promise<{ value: string; label: string }[]>;
  /** Null where there is nothing to make a map of. @throws what a call throws */
  draftOf(scope: Scope, id: string, words: SourceWords): Promise<MapDraft | null>;
};
