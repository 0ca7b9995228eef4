import { frameworkLabel } from '@reflectory/domain/frameworks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ReadyDraft } from '../features/drafts/use-draft.ts';
import { AnswerField } from '../features/answer-field/answer-field.tsx';
import { writtenAt, writtenChange } from '../features/drafts/model/written-answers.ts';
import { useRecordings } from '../features/voice/api/use-recordings.ts';
import { GoDeeper } from '../features/deeper/go-deeper.tsx';
import { FreeWrite } from '../features/free-write/free-write.tsx';
import { useAnswerRoom } from './use-answer-room.ts';
import { useKnownMentions } from './use-known-mentions.ts';
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

/** What the page that led here says: what is written about, and words that are begun with. It comes by the history alone. */
function begunOf(state: unknown): { title?: string; answers?: string[] } {
  const { about, begun } = Object(state) as Record<'about' | 'begun', unknown>;
  return {
    ...(typeof about === 'string' && about !== '' && { title: about }),
    ...(typeof begun === 'string' && begun !== '' && { answers: [begun] }),
  };
}

function Page({ view: { draft, change } }: { view: ReadyDraft }) {
  const { t } = useTranslation('journal');
  const text = draft.answers[0] ?? '';
  const begun = begunOf(useLocation().state);
  const isUntouched = draft.title === '' && text === '';
  useEffect(() => {
    if (isUntouched && Object.keys(begun).length > 0) change(begun);
    // Once: who clears the title means it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is there on opening counts
  }, []);
  const room = useAnswerRoom(text);
  const known = useKnownMentions(draft.documents);
  const { data: recordings = [] } = useRecordings(draft.sessionId);
  const isEmpty = text.trim() === '' && recordings.length === 0;
  const reason = isEmpty ? t('freeWrite.doneReason') : room.problem && t('freeWrite.doneTooLong');
  const finish = (): void => change({ intent: 'complete' });
  return (
    <FreeWrite
      title={draft.title}
      text={text}
      field={
        <>
          <AnswerField
            label={t('freeWrite.textLabel')}
            place="room"
            placeholder={t('freeWrite.textPlaceholder')}
            rows={8}
            note={room.note}
            problem={room.problem}
            written={writtenAt(draft, 0)}
            known={known}
            onChange={(written) => change(writtenChange(draft, 0, written))}
            onSubmit={() => !reason && finish()}
          />
          <GoDeeper text={text} />
        </>
      }
      doneReason={reason}
      onTitle={(title) => change({ title })}
      onDone={finish}
    />
  );
}
