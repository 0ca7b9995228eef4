import { Button, EmptyState, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFailureText } from '../features/goals/api/use-failure-text.ts';
import { useGoals } from '../features/goals/api/use-goals.ts';
import listClasses from '../features/goals/components/goal-list.module.css';
import { useHabits } from '../features/goals/habits/api/use-habits.ts';
import { goalPlaces } from '../features/goals/model/goal-places.ts';
import { useGoalWords } from '../features/goals/model/use-goal-words.ts';
import { ProgramRow } from '../features/goals/programs/program-row.tsx';
import classes from '../features/goals/programs/programs.module.css';
import { type Begun, useBeginProgram } from '../features/goals/programs/use-begin-program.ts';
import { type Program, useMakePrograms, usePrograms } from '../features/goals/programs/use-programs.ts';
import { useToday } from '../shared/own-day.ts';

const ProgramFormDialog = lazy(() => import('../features/goals/programs/program-form.dialog.tsx'));

/** What was done last and can be taken back. */
type Done = { kind: 'begun'; begun: Begun } | { kind: 'deleted'; program: Program };

/** Goals and habits that the instance offers as a beginning. */
export default function GoalProgramsPage() {
  const { t } = useGoalWords();
  const { can, toasts } = usePlatform();
  const failureText = useFailureText();
  const today = useToday();
  const programs = usePrograms();
  const make = useMakePrograms();
  const { begin, takeBack } = useBeginProgram(today);
  const [isMaking, setMaking] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const isMaker = can('goals.programs');
  const onError = (error: Error) => toasts.error(failureText(error));
  const add = isMaker && (
    <Button variant="primary" icon="plus" onPress={() => setMaking(true)}>
      {t('programs.new')}
    </Button>
  );
  return (
    <div className={listClasses.page}>
      <PageHeader
        title={t('programs.title')}
        lead={t('programs.lead')}
        places={goalPlaces(t, 'programs')}
        actions={programs.data && programs.data.length > 0 && add}
      />
      {!programs.data && <NoList programs={programs} />}
      {programs.data?.length === 0 && <NoPrograms isMaker={isMaker} add={add} />}
      <output>
        {done && (
          <Said
            done={done}
            onBack={() => {
              if (done.kind === 'begun') takeBack(done.begun);
              else make.bringBack.mutate(done.program, { onError });
              setDone(null);
            }}
          />
        )}
      </output>
      <ul className={classes.list}>
        {programs.data?.map((program) => (
          <ProgramRow
            key={program.id}
            program={program}
            isMaker={isMaker}
            onBegin={() => setDone({ kind: 'begun', begun: begin(program) })}
            onOffer={(isOffered) => make.offer.mutate({ id: program.id, isOffered }, { onError })}
            onRemove={() =>
              make.remove.mutate(program, { onError, onSuccess: () => setDone({ kind: 'deleted', program }) })
            }
          />
        ))}
      </ul>
      {isMaking && (
        <MakeProgram today={today} make={make} onError={onError} onClose={() => setMaking(false)} />
      )}
    </div>
  );
}

type MakeProgramProps = {
  today: number;
  make: ReturnType<typeof useMakePrograms>;
  onError(error: Error): void;
  onClose(): void;
};

function MakeProgram({ today, make, onError, onClose }: MakeProgramProps) {
  const { id: ownId } = useCurrentUser();
  const goals = (useGoals().data ?? []).filter(({ user_id: owner }) => owner === ownId);
  const habits = useHabits(today).data ?? [];
  return (
    <Suspense fallback={null}>
      <ProgramFormDialog
        goals={goals}
        habits={habits}
        onKeep={(program) => make.add.mutate(program, { onError, onSuccess: onClose })}
        onClose={onClose}
      />
    </Suspense>
  );
}

function NoPrograms({ isMaker, add }: { isMaker: boolean; add: ReactNode }) {
  const { t } = useGoalWords();
  return (
    <EmptyState title={t('programs.none')} action={add}>
      {t(isMaker ? 'programs.noneForMaker' : 'programs.noneText')}
    </EmptyState>
  );
}

/** While the list is not known, and where it cannot be had. */
function NoList({ programs }: { programs: ReturnType<typeof usePrograms> }) {
  const { t } = useGoalWords();
  const failureText = useFailureText();
  if (!programs.isError) return <Skeleton lines={6} label={t('common:loading')} />;
  return (
    <ErrorState
      title={t('programs.failed')}
      action={<Button onPress={() => void programs.refetch()}>{t('common:retry')}</Button>}
    >
      {failureText(programs.error)}
    </ErrorState>
  );
}

function Said({ done, onBack }: { done: Done; onBack(): void }) {
  const { t } = useGoalWords();
  const isBegun = done.kind === 'begun';
  return (
    <span className={classes.said}>
      {isBegun
        ? t('programs.begun', { title: done.begun.program.title })
        : t('programs.deleted', { title: done.program.title })}
      <Button size="small" onPress={onBack}>
        {t(isBegun ? 'programs.takeBack' : 'programs.bringBack')}
      </Button>
    </span>
  );
}
