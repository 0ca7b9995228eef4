import { CHALLENGE_LIMITS, type ChallengeTemplate } from '@reflectory/contracts/challenges';
import { Button, Checkbox, Dialog, RadioGroup, SegmentedControl, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, useFailureText } from '../../service/use-service.ts';
import classes from './challenges.module.css';
import { Consent } from './consent.tsx';
import { ownDay } from './use-own-day.ts';
import { useWords } from './use-words.ts';

export type StartDialogProps = {
  template: ChallengeTemplate;
  circles: readonly { id: string; name: string }[];
  mayInvite: boolean;
  onClose(): void;
  onStarted(id: string): void;
};

const catchUps = [0, 3, 7] as const;
const starts = ['today', 'tomorrow', 'monday'] as const;

const dayOfStart = (start: (typeof starts)[number]): string =>
  start === 'today' ? ownDay() : ownDay(start === 'tomorrow' ? 1 : (8 - new Date().getDay()) % 7 || 7);

/** Begins a challenge: alone, in a circle that one looks after, or for everybody where one may. */
export default function StartDialog({ template, circles, mayInvite, onClose, onStarted }: StartDialogProps) {
  const { t } = useTranslation(['community', 'common']);
  const words = useWords();
  const failureText = useFailureText();
  const start = useAct('start-challenge');
  const { document } = template;
  const [place, setPlace] = useState('own');
  const [begins, setBegins] = useState<(typeof starts)[number]>('today');
  const [catchUp, setCatchUp] = useState<(typeof catchUps)[number]>(3);
  const [hasPool, setHasPool] = useState(true);
  const [goal, setGoal] = useState(String(document.prompts.length * 4));
  const [hasBoard, setHasBoard] = useState(false);
  const [told, setTold] = useState({ is_pooled: false, is_on_board: false });
  const isOwn = place === 'own';
  const goalNumber = /^\d{1,5}$/.test(goal.trim()) ? Number(goal) : 0;
  const isGoalWrong = !isOwn && hasPool && (goalNumber < 1 || goalNumber > CHALLENGE_LIMITS.pool);
  const audience = isOwn ? 'own' : place === 'instance' ? 'instance' : 'circle';
  const begin = () =>
    start.mutate(
      {
        template: template.key,
        audience,
        circle_id: audience === 'circle' ? place : null,
        starts_on: dayOfStart(begins),
        catch_up: catchUp,
        has_board: !isOwn && hasBoard,
        pool_goal: !isOwn && hasPool ? goalNumber : null,
        ...told,
        today: ownDay(),
      },
      { onSuccess: ({ id }) => onStarted(id) },
    );
  return (
    <Dialog
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      title={t('challenges.beginNamed', { name: words(document.name) })}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button
            variant="primary"
            isPending={start.isPending}
            disabledReason={
              isGoalWrong ? t('challenges.start.goalWrong', { most: CHALLENGE_LIMITS.pool }) : undefined
            }
            onPress={begin}
          >
            {t('challenges.begin')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        {(circles.length > 0 || mayInvite) && (
          <RadioGroup
            label={t('challenges.start.with')}
            value={place}
            onChange={setPlace}
            options={[
              { value: 'own', label: t('challenges.start.own') },
              ...circles.map(({ id, name }) => ({
                value: id,
                label: t('challenges.start.circle', { name }),
              })),
              ...(mayInvite ? [{ value: 'instance', label: t('challenges.start.everybody') }] : []),
            ]}
          />
        )}
        <SegmentedControl
          label={t('challenges.start.begins')}
          value={begins}
          onChange={setBegins}
          options={starts.map((value) => ({ value, label: t(`challenges.start.on.${value}`) }))}
        />
        <SegmentedControl
          label={t('challenges.start.catchUp')}
          description={t('challenges.start.catchUpNote')}
          value={String(catchUp)}
          onChange={(chosen) => setCatchUp(catchUps.find((one) => String(one) === chosen) ?? 3)}
          options={catchUps.map((days) => ({
            value: String(days),
            label: t('challenges.days', { count: days }),
          }))}
        />
        {!isOwn && (
          <>
            <Checkbox isSelected={hasPool} onChange={setHasPool}>
              {t('challenges.start.pool')}
            </Checkbox>
            {hasPool && (
              <TextField
                label={t('challenges.start.goal')}
                inputMode="numeric"
                value={goal}
                onChange={setGoal}
                errorMessage={
                  isGoalWrong ? t('challenges.start.goalWrong', { most: CHALLENGE_LIMITS.pool }) : undefined
                }
              />
            )}
            <Checkbox
              isSelected={hasBoard}
              onChange={setHasBoard}
              description={t('challenges.start.boardNote')}
            >
              {t('challenges.start.board')}
            </Checkbox>
            {(hasPool || hasBoard) && (
              <Consent told={told} onChange={setTold} hasPool={hasPool} hasBoard={hasBoard} areFew />
            )}
          </>
        )}
        {start.isError && <p role="alert">{failureText(start.error)}</p>}
      </div>
    </Dialog>
  );
}
