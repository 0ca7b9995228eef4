import {
  defaultTitle,
  frameworkLabel,
  getFramework,
  libraryFramework,
  withoutEchoMarks,
} from '@reflectory/domain/frameworks';
import type { Language } from '@reflectory/contracts/languages';
import type { TFunction } from 'i18next';
import type { Draft } from '../features/drafts/model/draft.ts';
import type { UnfinishedSession } from '../features/home/components/unfinished-list.tsx';
import { sessionAddress } from './places.ts';

/** What the journal's first page says of a draft. */
export function unfinishedSession(
  draft: Draft,
  language: Language,
  t: TFunction<'journal'>,
): UnfinishedSession {
  const isWalked = libraryFramework(draft.framework) !== null;
  const { questionCount } = getFramework(draft.framework);
  const label = isWalked ? t('walk.fromLibrary') : frameworkLabel(draft.framework, language);
  const position = t('home.continueAt', {
    step: Math.min(draft.step + 1, questionCount),
    total: questionCount,
  });
  return {
    sessionId: draft.sessionId,
    title:
      withoutEchoMarks(draft.framework, draft.title) ||
      defaultTitle(draft.framework, draft.answers, language),
    href: sessionAddress(draft.sessionId, draft.framework),
    place: questionCount > 1 && !isWalked ? `${label} · ${position}` : label,
    updatedAt: draft.updatedAt,
    isFinishing: draft.intent === 'complete',
  };
}
