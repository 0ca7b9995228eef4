import type { FrameworkDocument } from '@reflectory/contracts/library';
import { failureCode } from '@reflectory/client';
import { Button, ButtonLink, ErrorState, Skeleton } from '@reflectory/design-system';
import { type LibraryFramework, libraryFrameworkName } from '@reflectory/domain/frameworks';
import { finishedText, readableLanguage, textIn, walkedSteps } from '@reflectory/domain/library';
import { useTranslation } from 'react-i18next';
import { hasTooLongAnswer } from '../features/drafts/model/answer-limit.ts';
import { answersWith } from '../features/drafts/model/draft.ts';
import type { ReadyDraft } from '../features/drafts/use-draft.ts';
import { GoDeeper } from '../features/deeper/go-deeper.tsx';
import { useWalkedFramework } from '../features/guided-session/api/use-walked-framework.ts';
import { shownStep, Walk } from '../features/guided-session/walk.tsx';
import { MusicMeanwhile } from './music-meanwhile.tsx';
import { useAnswerRoom } from './use-answer-room.ts';
import { useFrameworkLanguage } from './use-framework-language.ts';
import { WritingDesk } from './writing-desk.tsx';

export type WalkPageProps = { sessionId: string; walked: LibraryFramework };

/** A session that walks a framework of the library, in the room where one writes. */
export default function WalkPage({ sessionId, walked }: WalkPageProps) {
  const { t } = useTranslation('journal');
  const language = useFrameworkLanguage();
  const found = useWalkedFramework(walked);
  if (found.isPending) return <Skeleton shape="title" label={t('loading')} />;
  if (!found.data) {
    const isMissing = failureCode(found.error) === 'not_found';
    return (
      <ErrorState
        title={t(isMissing ? 'walk.missingTitle' : 'drafts.unreachableTitle')}
        action={
          isMissing ? (
            <ButtonLink href="/library">{t('walk.toLibrary')}</ButtonLink>
          ) : (
            <Button onPress={() => void found.refetch()}>{t('drafts.retry')}</Button>
          )
        }
      >
        {t(isMissing ? 'walk.missingText' : 'walk.unreachableText')}
      </ErrorState>
    );
  }
  const framework = found.data;
  return (
    <WritingDesk
      sessionId={sessionId}
      framework={libraryFrameworkName(walked)}
      label={textIn(framework.name, readableLanguage(framework, language))}
      place={({ draft }) => <WalkedSoFar framework={framework} draft={draft} />}
    >
      {(view) => (
        <>
          <Walked framework={framework} view={view} />
          <MusicMeanwhile sessionId={sessionId} isBegun={view.isBegunHere} />
        </>
      )}
    </WritingDesk>
  );
}

function WalkedSoFar({ framework, draft }: { framework: FrameworkDocument } & Pick<ReadyDraft, 'draft'>) {
  const { t } = useTranslation('journal');
  const way = walkedSteps(framework, draft.answers);
  const step = way.indexOf(shownStep(framework, draft.answers, draft.step)) + 1;
  return <span aria-live="polite">{t('session.progress', { step, total: way.length })}</span>;
}

function Walked({ framework, view: { draft, change } }: { framework: FrameworkDocument; view: ReadyDraft }) {
  const { t } = useTranslation('journal');
  const language = useFrameworkLanguage();
  const position = shownStep(framework, draft.answers, draft.step);
  const room = useAnswerRoom(draft.answers[position] ?? '');
  const isEmpty = finishedText(framework, draft.answers, language) === '';
  const reason = isEmpty ? 'session.finishReason' : 'session.finishTooLong';
  return (
    <Walk
      framework={framework}
      answers={draft.answers}
      position={position}
      language={language}
      answerNote={room.note}
      answerProblem={room.problem}
      finishReason={isEmpty || hasTooLongAnswer(draft.answers) ? t(reason) : undefined}
      aside={
        framework.steps[position]?.kind === 'text' && (
          <GoDeeper key={position} text={draft.answers[position] ?? ''} />
        )
      }
      onAnswer={(at, text) => change({ answers: answersWith(draft.answers, at, text) })}
      onStep={(next) => change({ step: next })}
      onFinish={() => change({ intent: 'complete' })}
    />
  );
}
