import { frameworkLabel, questionsFor, sessionText } from '@reflectory/domain/frameworks';
import { useTranslation } from 'react-i18next';
import { AnswerField } from '../features/answer-field/answer-field.tsx';
import { writtenAt, writtenChange } from '../features/drafts/model/written-answers.ts';
import { hasTooLongAnswer } from '../features/drafts/model/answer-limit.ts';
import type { ReadyDraft } from '../features/drafts/use-draft.ts';
import { GoDeeper } from '../features/deeper/go-deeper.tsx';
import { GuidedSession } from '../features/guided-session/guided-session.tsx';
import { MusicMeanwhile } from './music-meanwhile.tsx';
import { useAnswerRoom } from './use-answer-room.ts';
import { useKnownMentions } from './use-known-mentions.ts';
import { useFrameworkLanguage } from './use-framework-language.ts';
import { WritingDesk } from './writing-desk.tsx';

export type GuidedSessionPlaceProps = { sessionId: string; framework: string | null };

/** A guided session in its room. */
export function GuidedSessionPlace({ sessionId, framework }: GuidedSessionPlaceProps) {
  const { t } = useTranslation('journal');
  const language = useFrameworkLanguage();
  return (
    <WritingDesk
      sessionId={sessionId}
      framework={framework}
      label={frameworkLabel(framework ?? 'tension', language)}
      place={({ draft }) => (
        <span aria-live="polite">
          {t('session.progress', {
            step: stepOf(draft) + 1,
            total: questionsFor(draft.framework, [], language).length,
          })}
        </span>
      )}
    >
      {(view) => (
        <>
          <Guided view={view} />
          <MusicMeanwhile sessionId={sessionId} isBegun={view.isBegunHere} />
        </>
      )}
    </WritingDesk>
  );
}

/** The step a draft is at; one that was stored by a longer framework ends at the last question. */
function stepOf({ framework, step }: ReadyDraft['draft']): number {
  return Math.min(Math.max(step, 0), questionsFor(framework, [], 'en').length - 1);
}

function Guided({ view: { draft, change } }: { view: ReadyDraft }) {
  const { t } = useTranslation('journal');
  const language = useFrameworkLanguage();
  const step = stepOf(draft);
  const room = useAnswerRoom(draft.answers[step] ?? '');
  const isEmpty = sessionText(draft.framework, draft.answers) === '';
  const isTooLong = hasTooLongAnswer(draft.answers);
  const reason = isEmpty ? 'session.finishReason' : 'session.finishTooLong';
  const known = useKnownMentions(draft.documents);
  const questions = questionsFor(draft.framework, draft.answers, language);
  return (
    <GuidedSession
      questions={questions}
      answers={draft.answers}
      step={step}
      field={(goOn) => (
        <>
          <AnswerField
            key={`answer-${step}`}
            label={questions[step] ?? ''}
            place="room"
            placeholder={draft.answers.some(Boolean) ? undefined : t('session.start')}
            rows={4}
            note={room.note}
            problem={room.problem}
            written={writtenAt(draft, step)}
            known={known}
            onChange={(written) => change(writtenChange(draft, step, written))}
            onSubmit={goOn}
          />
          <GoDeeper key={`deeper-${step}`} text={draft.answers[step] ?? ''} />
        </>
      )}
      finishReason={isEmpty || isTooLong ? t(reason) : undefined}
      onStep={(next) => change({ step: next })}
      onFinish={() => change({ intent: 'complete' })}
    />
  );
}
