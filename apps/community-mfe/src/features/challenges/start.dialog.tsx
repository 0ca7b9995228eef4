import {
  CHALLENGE_LIMITS,
  type ChallengeCounts,
  type ChallengeTemplate,
} from '@reflectory/contracts/challenges';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { Checkbox, RadioGroup, SegmentedControl, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceFormDialog } from '../../service/service-form-dialog.tsx';
import { useAct } from '../../service/use-service.ts';
import { Consent, type Told } from './consent.tsx';
import { countsOf, useCountsText } from './kinds.ts';
import { ownDay, ownZone } from './use-own-day.ts';
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

/** What is chosen before one begins; the place is `own`, `instance` or the id of a circle. */
type Chosen = {
  place: string;
  begins: (typeof starts)[number];
  catchUp: (typeof catchUps)[number];
  hasPool: boolean;
  goal: string;
  hasBoard: boolean;
  told: Told;
};

const goalOf = ({ goal }: Chosen): number => (/^\d{1,5}$/.test(goal.trim()) ? Number(goal) : 0);
const isGoalWrong = (chosen: Chosen): boolean =>
  chosen.place !== 'own' && chosen.hasPool && (goalOf(chosen) < 1 || goalOf(chosen) > CHALLENGE_LIMITS.pool);

function inputOf(chosen: Chosen, template: string): FunctionInput<'start-challenge'> {
  const { place, begins, catchUp, hasPool, hasBoard, told } = chosen;
  const isOwn = place === 'own';
  const isCircle = !isOwn && place !== 'instance';
  return {
    template,
    audience: isCircle ? 'circle' : isOwn ? 'own' : 'instance',
    circle_id: isCircle ? place : null,
    starts_on: dayOfStart(begins),
    catch_up: catchUp,
    has_board: !isOwn && hasBoard,
    pool_goal: !isOwn && hasPool ? goalOf(chosen) : null,
    ...told,
    today: ownDay(),
    zone: ownZone(),
  };
}

/** Begins a challenge: alone, in a circle that one looks after, or for everybody where one may. */
export default function StartDialog({ template, circles, mayInvite, onClose, onStarted }: StartDialogProps) {
  const { t } = useTranslation('community');
  const words = useWords();
  const countsText = useCountsText();
  const start = useAct('start-challenge');
  const { document } = template;
  const [chosen, setChosen] = useState<Chosen>({
    place: 'own',
    begins: 'today',
    catchUp: 3,
    hasPool: true,
    goal: String(document.prompts.length * 4),
    hasBoard: false,
    told: { is_pooled: false, is_on_board: false },
  });
  const choose = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }));
  const wrong = isGoalWrong(chosen)
    ? t('challenges.start.goalWrong', { most: CHALLENGE_LIMITS.pool })
    : undefined;
  const begin = () => start.mutate(inputOf(chosen, template.key), { onSuccess: ({ id }) => onStarted(id) });
  const places = [
    { value: 'own', label: t('challenges.start.own') },
    ...circles.map(({ id, name }) => ({ value: id, label: t('challenges.start.circle', { name }) })),
    ...(mayInvite ? [{ value: 'instance', label: t('challenges.start.everybody') }] : []),
  ];
  return (
    <ServiceFormDialog
      title={t('challenges.beginNamed', { name: words(document.name) })}
      submitLabel={t('challenges.begin')}
      isPending={start.isPending}
      disabledReason={wrong}
      error={start.error}
      onSubmit={begin}
      onClose={onClose}
    >
      <p>{countsText(document)}</p>
      {places.length > 1 && (
        <RadioGroup
          label={t('challenges.start.with')}
          value={chosen.place}
          onChange={(place) => choose({ place })}
          options={places}
        />
      )}
      <Times chosen={chosen} choose={choose} />
      {chosen.place !== 'own' && (
        <WithOthers chosen={chosen} choose={choose} wrong={wrong} counts={countsOf(document)} />
      )}
    </ServiceFormDialog>
  );
}

type PartProps = { chosen: Chosen; choose(part: Partial<Chosen>): void };

function Times({ chosen, choose }: PartProps) {
  const { t } = useTranslation('community');
  return (
    <>
      <SegmentedControl
        label={t('challenges.start.begins')}
        value={chosen.begins}
        onChange={(begins) => choose({ begins })}
        options={starts.map((value) => ({ value, label: t(`challenges.start.on.${value}`) }))}
      />
      <SegmentedControl
        label={t('challenges.start.catchUp')}
        description={t('challenges.start.catchUpNote')}
        value={String(chosen.catchUp)}
        onChange={(days) => choose({ catchUp: catchUps.find((one) => String(one) === days) ?? 3 })}
        options={catchUps.map((days) => ({
          value: String(days),
          label: t('challenges.days', { count: days }),
        }))}
      />
    </>
  );
}

type WithOthersProps = PartProps & { wrong: string | undefined; counts: ChallengeCounts };

function WithOthers({ chosen, choose, wrong, counts }: WithOthersProps) {
  const { t } = useTranslation('community');
  const { hasPool, hasBoard, goal, told } = chosen;
  return (
    <>
      <Checkbox isSelected={hasPool} onChange={(isChosen) => choose({ hasPool: isChosen })}>
        {t('challenges.start.pool')}
      </Checkbox>
      {hasPool && (
        <TextField
          label={t('challenges.start.goal')}
          inputMode="numeric"
          value={goal}
          onChange={(text) => choose({ goal: text })}
          errorMessage={wrong}
        />
      )}
      <Checkbox
        isSelected={hasBoard}
        onChange={(isChosen) => choose({ hasBoard: isChosen })}
        description={t('challenges.start.boardNote')}
      >
        {t('challenges.start.board')}
      </Checkbox>
      {(hasPool || hasBoard) && (
        <Consent
          counts={counts}
          told={told}
          onChange={(chosenTold) => choose({ told: chosenTold })}
          hasPool={hasPool}
          hasBoard={hasBoard}
          areFew
        />
      )}
    </>
  );
}
