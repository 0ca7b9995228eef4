import type { ChallengeMembership, OpenChallenge } from '@reflectory/contracts/challenges';
import { Button, ConfirmDialog, Menu, PageHeader } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Loaded } from '../../service/loaded.tsx';
import { useAct, useAsk, useFailureText } from '../../service/use-service.ts';
import classes from './challenges.module.css';
import { Closing } from './closing.tsx';
import { Consent, type Told } from './consent.tsx';
import { JoinChallenge } from './join-challenge.tsx';
import { countsOf } from './kinds.ts';
import { Today } from './today.tsx';
import { Together } from './together.tsx';
import { useOwnDay } from './use-own-day.ts';
import { useWords } from './use-words.ts';

export type ChallengeViewProps = {
  id: string;
  /** The dialog to tell moderators about it. */
  report(onClose: () => void): ReactNode;
};

/** One challenge: today's prompt and the path, or how one would take part. */
export function ChallengeView({ id, report }: ChallengeViewProps) {
  const today = useOwnDay();
  const answer = useAsk('get-challenge', { id, today });
  return (
    <Loaded answer={answer}>
      {({ challenge }) => <OneChallenge challenge={challenge} today={today} report={report} />}
    </Loaded>
  );
}

type Ending = 'leave' | 'end';
type OneChallengeProps = Pick<ChallengeViewProps, 'report'> & { challenge: OpenChallenge; today: string };

function OneChallenge({ challenge, today, report }: OneChallengeProps) {
  const { t } = useTranslation('community');
  const words = useWords();
  const [ending, setEnding] = useState<Ending | 'report' | null>(null);
  const { mine } = challenge;
  return (
    <>
      <PageHeader
        title={words(challenge.name)}
        lead={<span dir="auto">{words(challenge.about)}</span>}
        back={{ href: '/challenges', label: t('challenges.title') }}
        actions={<Acts challenge={challenge} today={today} onEnd={setEnding} />}
      />
      {mine === null ? (
        <JoinChallenge challenge={challenge} today={today} />
      ) : (
        <>
          {mine.state === 'finished' && <Closing challenge={challenge} mine={mine} />}
          <Today challenge={challenge} mine={mine} />
          {challenge.audience !== 'own' && <Together challenge={challenge} />}
          {(challenge.pool_goal !== null || challenge.has_board) && (
            <WhatIsTold challenge={challenge} mine={mine} today={today} />
          )}
        </>
      )}
      <Suspense fallback={null}>{ending === 'report' && report(() => setEnding(null))}</Suspense>
      {ending !== null && ending !== 'report' && (
        <Ending challenge={challenge} ending={ending} onClose={() => setEnding(null)} />
      )}
    </>
  );
}

type ActsProps = { challenge: OpenChallenge; today: string; onEnd(ending: Ending | 'report'): void };

function Acts({ challenge, today, onEnd }: ActsProps) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const change = useAct('change-challenge');
  const { id, mine, may_end: mayEnd } = challenge;
  const isPaused = mine?.state === 'paused';
  const canPause = isPaused || mine?.state === 'running';
  const pause = () =>
    mine &&
    change.mutate(
      { id, is_paused: !isPaused, is_pooled: mine.is_pooled, is_on_board: mine.is_on_board, today },
      { onError: (error) => toasts.error(failureText(error)) },
    );
  const items = [
    ...(canPause
      ? [{ id: 'pause', label: t(isPaused ? 'challenges.goOn' : 'challenges.pause'), onAction: pause }]
      : []),
    ...(challenge.audience === 'own'
      ? []
      : [{ id: 'report', label: t('report.challenge'), onAction: () => onEnd('report') }]),
    ...(mine ? [{ id: 'leave', label: t('challenges.leave.title'), onAction: () => onEnd('leave') }] : []),
    ...(mayEnd ? [{ id: 'end', label: t('challenges.end.title'), onAction: () => onEnd('end') }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label={t('challenges.more')}
      trigger={<Button icon="ellipsis">{t('challenges.more')}</Button>}
      placement="bottom end"
      items={items}
    />
  );
}

type WhatIsToldProps = { challenge: OpenChallenge; mine: ChallengeMembership; today: string };

function WhatIsTold({ challenge, mine, today }: WhatIsToldProps) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const change = useAct('change-challenge');
  const tell = (told: Told) =>
    change.mutate(
      { id: challenge.id, is_paused: mine.state === 'paused', ...told, today },
      { onError: (error) => toasts.error(failureText(error)) },
    );
  return (
    <section aria-label={t('challenges.consent.title')}>
      <h2 className={classes.heading}>{t('challenges.consent.title')}</h2>
      <Consent
        told={change.isPending ? change.variables : mine}
        onChange={({ is_pooled: isPooled, is_on_board: isOnBoard }) =>
          tell({ is_pooled: isPooled, is_on_board: isOnBoard })
        }
        counts={countsOf(challenge.document)}
        hasPool={challenge.pool_goal !== null}
        hasBoard={challenge.has_board}
        areFew={(challenge.members ?? 0) < 5}
      />
    </section>
  );
}

type EndingProps = { challenge: OpenChallenge; ending: Ending; onClose(): void };

function Ending({ challenge, ending, onClose }: EndingProps) {
  const { t } = useTranslation('community');
  const words = useWords();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const leave = useAct('leave-challenge');
  const end = useAct('end-challenge');
  const act = ending === 'leave' ? leave : end;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t(`challenges.${ending}.question`, { name: words(challenge.name) })}
      confirmLabel={t(`challenges.${ending}.title`)}
      isPending={act.isPending}
      errorMessage={act.isError && failureText(act.error)}
      onConfirm={() => act.mutate({ id: challenge.id }, { onSuccess: () => void navigate('/challenges') })}
    >
      {t(`challenges.${ending}.text`)}
    </ConfirmDialog>
  );
}
