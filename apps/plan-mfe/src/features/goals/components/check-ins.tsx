import { Button, IconButton } from '@reflectory/design-system';
import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useState } from 'react';
import type { ShownCheckIn } from '../model/use-goal-facts.ts';
import { useGoalWords } from '../model/use-goal-words.ts';
import { CheckInForm } from './check-in-form.tsx';
import type { GoalPart } from './goal-part.ts';
import classes from './goal-room.module.css';

/** Looks that are shown before more are asked for. */
const FIRST = 5;

/** Looking at a goal, and what was said before. */
export function CheckIns({ canSay, ...part }: GoalPart & { canSay: boolean }) {
  const { facts, today, canEdit, change } = part;
  const { t } = useGoalWords();
  const [isWhole, setWhole] = useState(false);
  const { checkIns } = facts;
  const shown = isWhole ? checkIns : checkIns.slice(0, FIRST);
  const say = (said: { confidence: number | null; note: string }) =>
    change({
      kind: 'add',
      table: 'goal_check_ins',
      id: crypto.randomUUID(),
      fields: { day: dayOfNumber(today), ...said },
    });
  return (
    <section aria-labelledby="check-ins" className={classes.section}>
      <h2 id="check-ins" className={classes.heading}>
        {t('goals.checkIn.title')}
      </h2>
      {canSay && facts.row.state === 'open' && (
        <CheckInForm
          key={checkIns[0]?.id ?? 'first'}
          last={checkIns.find(({ confidence }) => confidence !== null)?.confidence ?? null}
          withConfidence={canEdit}
          saveLabel={t('goals.checkIn.save')}
          onSay={say}
        />
      )}
      <ol className={classes.looks}>
        {shown.map((checkIn) => (
          <CheckIn key={checkIn.id} {...part} checkIn={checkIn} />
        ))}
      </ol>
      {checkIns.length > shown.length && (
        <Button size="small" onPress={() => setWhole(true)}>
          {t('goals.checkIn.all', { count: checkIns.length })}
        </Button>
      )}
    </section>
  );
}

function CheckIn({ checkIn, people, change }: GoalPart & { checkIn: ShownCheckIn }) {
  const { t, day, confidence } = useGoalWords();
  const { id: userId } = useCurrentUser();
  const { author_id: author } = checkIn;
  // What waits for the service has no author yet.
  const isOwn = author === userId || author === undefined;
  const at = day(numberOfDay(checkIn.day));
  const facts = [
    at,
    !isOwn && people.nameOf(author),
    checkIn.confidence !== null && confidence(checkIn.confidence),
  ].filter(Boolean);
  return (
    <li className={classes.look}>
      <div>
        <p className={classes.quiet}>{facts.join(' · ')}</p>
        {checkIn.note && (
          <p className={classes.said} dir="auto">
            {checkIn.note}
          </p>
        )}
      </div>
      {isOwn && (
        <IconButton
          icon="x"
          size="small"
          label={t('goals.checkIn.remove', { day: at })}
          onPress={() => change({ kind: 'remove', table: 'goal_check_ins', id: checkIn.id })}
        />
      )}
    </li>
  );
}
