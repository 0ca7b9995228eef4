import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { answersWith, hasText } from '../features/drafts/model/draft.ts';
import type { ReadyDraft } from '../features/drafts/use-draft.ts';

const VoiceNotes = lazy(async () => ({
  default: (await import('../features/voice/voice-notes.tsx')).VoiceNotes,
}));

/** Speaking in place of writing, in the room in which one writes. */
export function VoiceCorner({ draft, change }: Pick<ReadyDraft, 'draft' | 'change'>) {
  const { t } = useTranslation('journal');
  const step = draft.framework === 'free' ? 0 : Math.max(0, draft.step);
  const insert = (words: string): void => {
    const text = draft.answers[step] ?? '';
    const next = text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`;
    change({ answers: answersWith(draft.answers, step, next) });
  };
  // A recording belongs to a session, and one without any word is nowhere but here.
  const keep = (): void => {
    if (!hasText(draft)) change({ title: t('voice.title') });
  };
  return (
    <Suspense fallback={null}>
      <div>
        <VoiceNotes sessionId={draft.sessionId} onInsert={insert} onKeep={keep} />
      </div>
    </Suspense>
  );
}
