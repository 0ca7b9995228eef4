import type { OpenChallenge } from '@reflectory/contracts/challenges';
import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, useFailureText } from '../../service/use-service.ts';
import classes from './challenges.module.css';
import { Consent } from './consent.tsx';
import { countsOf, useCountsText } from './kinds.ts';
import { ownZone } from './use-own-day.ts';
import { useDayName, useWords } from './use-words.ts';

/** What a challenge asks for and what others would be told, before somebody takes part. */
export function JoinChallenge({ challenge, today }: { challenge: OpenChallenge; today: string }) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const words = useWords();
  const dayName = useDayName();
  const countsText = useCountsText();
  const failureText = useFailureText();
  const join = useAct('join-challenge');
  const [told, setTold] = useState({ is_pooled: false, is_on_board: false });
  const {
    id,
    document,
    days,
    members,
    starts_on: startsOn,
    pool_goal: goal,
    has_board: hasBoard,
  } = challenge;
  const enter = () =>
    join.mutate(
      { id, ...told, today, zone: ownZone() },
      {
        onSuccess({ outcome }) {
          if (outcome === 'over') toasts.error(t('challenges.join.over'));
        },
      },
    );
  return (
    <div className={classes.form}>
      <p className={classes.question} dir="auto">
        {words(document.prompts[0])}
      </p>
      <p className={classes.quiet}>
        {t('challenges.list.from', { count: days, day: dayName(startsOn) })}
        {' · '}
        {members === null ? t('challenges.join.few') : t('challenges.together.members', { count: members })}
      </p>
      <p>{countsText(document)}</p>
      <Consent
        counts={countsOf(document)}
        told={told}
        onChange={setTold}
        hasPool={goal !== null}
        hasBoard={hasBoard}
        areFew={members === null || members < 5}
      />
      {join.isError && <p role="alert">{failureText(join.error)}</p>}
      <div>
        <Button variant="primary" isPending={join.isPending} onPress={enter}>
          {t('challenges.join.join')}
        </Button>
      </div>
    </div>
  );
}
