import { libraryFramework } from '@reflectory/domain/frameworks';
import { useWalkedFramework } from '../features/guided-session/api/use-walked-framework.ts';
import type { Passage } from '../features/insight/model/passages.ts';
import { useLater } from '../service/use-later.ts';
import { useFrameworkLanguage } from './use-framework-language.ts';

const loadLibrary = () => import('@reflectory/domain/library');

/** An entry as a framework of the library asked for it; null where it was made with none, or was changed since. */
export function useWalkedPassages(
  entry: { framework: string; text: string } | null,
  answers: readonly string[] | null,
): Passage[] | null {
  const language = useFrameworkLanguage();
  const key = entry && libraryFramework(entry.framework);
  const { data: framework } = useWalkedFramework(key);
  const library = useLater(loadLibrary, key !== null);
  if (!entry || !answers || !framework || !library) return null;
  return library.finishedPassages(framework, answers, entry.text, language);
}
