import { libraryFramework } from '@reflectory/domain/frameworks';
import { finishedPassages } from '@reflectory/domain/library';
import { useWalkedFramework } from '../features/guided-session/api/use-walked-framework.ts';
import type { Passage } from '../features/insight/model/passages.ts';
import { useFrameworkLanguage } from './use-framework-language.ts';

/** An entry as a framework of the library asked for it; null where it was made with none, or was changed since. */
export function useWalkedPassages(
  entry: { framework: string; text: string } | null,
  answers: readonly string[] | null,
): Passage[] | null {
  const language = useFrameworkLanguage();
  const { data: framework } = useWalkedFramework(entry && libraryFramework(entry.framework));
  return entry && answers && framework ? finishedPassages(framework, answers, entry.text, language) : null;
}
