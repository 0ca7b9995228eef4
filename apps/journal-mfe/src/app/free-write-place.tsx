import { frameworkLabel } from '@reflectory/domain/frameworks';
import { useTranslation } from 'react-i18next';
import type { ReadyDraft } from '../features/drafts/use-draft.ts';
import { FreeWrite } from '../features/free-write/free-write.tsx';
import { useAnswerRoom } from './use-answer-room.ts';
import { useFrameworkLanguage } from './use-framework-language.ts';
import { WritingDesk } from './writing-desk.tsx';

export type FreeWritePlaceProps = { sessionId: string };

/** Free Write in its room. */
export function FreeWritePlace({ sessionId }: FreeWritePlaceProps) {
  const language = useFrameworkLanguage();
  const label = frameworkLabel('free', language);
  return (
    <WritingDesk sessionId={sessionId} framework="free" label={label} place={() => label}>
      {(view) => <Page view={view} />}
    </WritingDesk>
  );
}

function Page({ view: { draft, change } }: { view: ReadyDraft }) {
  const { t } = useTranslation('journal');
  const text = draft.answers[0] ?? '';
  const room = useAnswerRoom(text);
  const reason = text.trim() === '' ? t('freeWrite.doneReason') : room.problem && t('freeWrite.doneTooLong');
  return (
    <FreeWrite
      title={draft.title}
      text={text}
      textNote={room.note}
      textProblem={room.problem}
      doneReason={reason}
      onTitle={(title) => change({ title })}
      onText={(next) => change({ answers: [next] })}
      onDone={() => change({ intent: 'complete' })}
    />
  );
}
