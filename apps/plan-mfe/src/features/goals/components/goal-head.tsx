import { Button, ButtonLink, IconButton, Menu, type MenuItem, PageHeader } from '@reflectory/design-system';
import { numberOfDay } from '@reflectory/domain/days';
import { lazy, Suspense, useState } from 'react';
import { useObjectState } from '../../../shared/objects/use-object.ts';
import { useFocusOn } from '../../../shared/use-focus-on.ts';
import type { EditedGoal } from '../api/use-goal.ts';
import { useGoalWords } from '../model/use-goal-words.ts';
import classes from './goal-room.module.css';
import type { GoalPart } from './goal-part.ts';

const GoalFormDialog = lazy(() => import('./goal-form.dialog.tsx'));
const PutAwayDialog = lazy(() => import('./put-away.dialog.tsx'));
const ShareObjectDialog = lazy(async () => ({
  default: (await import('../../../shared/sharing/share-object.dialog.tsx')).ShareObjectDialog,
}));

type Open = 'form' | 'away' | 'sharing' | null;
export type GoalHeadProps = GoalPart & { object: EditedGoal; onLeft(): void };

/** What a goal is called, why, and for how long. */
export function GoalHead(props: GoalHeadProps) {
  const { facts } = props;
  const { t, period } = useGoalWords();
  const [open, setOpen] = useState<Open>(null);
  const { row } = facts;
  return (
    <>
      <PageHeader
        title={row.title}
        lead={period(facts.period.from, facts.period.to)}
        back={{ href: '/goals', label: t('goals.all') }}
        actions={<Actions {...props} onOpen={setOpen} />}
      />
      {row.why && (
        <p className={classes.why} dir="auto">
          {row.why}
        </p>
      )}
      {row.state !== 'open' && <Closed {...props} />}
      <Dialogs {...props} open={open} onClose={() => setOpen(null)} />
    </>
  );
}

type ActionsProps = GoalHeadProps & { onOpen(open: Open): void };

function Actions({ object, facts, canEdit, onOpen }: ActionsProps) {
  const { t } = useGoalWords();
  const canUndo = useObjectState(object, 'canUndo');
  const focusOn = useFocusOn();
  const share = <IconButton icon="share" label={t('goals.share')} onPress={() => onOpen('sharing')} />;
  if (!canEdit) return share;
  const items: MenuItem[] = [
    ...(facts.row.state === 'open' && focusOn
      ? [
          {
            id: 'focus',
            label: t('goals.focus'),
            icon: 'timer' as const,
            onAction: () => focusOn({ type: 'goal', id: facts.row.id, title: facts.row.title }),
          },
        ]
      : []),
    ...(facts.row.state === 'open'
      ? [
          {
            id: 'away',
            label: t('goals.putAway.act'),
            icon: 'archive' as const,
            onAction: () => onOpen('away'),
          },
        ]
      : []),
    { id: 'edit', label: t('goals.edit'), icon: 'pencil', onAction: () => onOpen('form') },
  ];
  return (
    <div className={classes.acts}>
      {canUndo && <IconButton icon="rotate-back" label={t('editing.undo')} onPress={object.undo} />}
      {share}
      <Menu
        label={t('goals.actsFor', { title: facts.row.title })}
        trigger={<IconButton icon="ellipsis" label={t('goals.actsFor', { title: facts.row.title })} />}
        items={items}
        placement="bottom end"
      />
    </div>
  );
}

/** What became of a goal that was put away, and what was learned. */
function Closed({ facts: { row }, canEdit, change }: GoalPart) {
  const { t, day } = useGoalWords();
  return (
    <div className={classes.closed}>
      <p>
        {t(`goals.closed.${row.state}`, {
          day: row.closed_on === null ? '' : day(numberOfDay(row.closed_on)),
        })}
      </p>
      {row.learned && (
        <p className={classes.why} dir="auto">
          {row.learned}
        </p>
      )}
      {canEdit && (
        <div className={classes.acts}>
          <Button
            size="small"
            onPress={() =>
              change({ kind: 'set', table: 'goals', id: row.id, fields: { state: 'open', closed_on: null } })
            }
          >
            {t('goals.takeUp')}
          </Button>
          <ButtonLink href="/goals/archive" size="small" variant="bare">
            {t('goals.archive.title')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

type DialogsProps = GoalHeadProps & { open: Open; onClose(): void };

function Dialogs({ open, onClose, ...props }: DialogsProps) {
  const { object, facts, onLeft } = props;
  const { row } = facts;
  return (
    <Suspense fallback={null}>
      {open === 'form' && <GoalFormDialog {...props} onClose={onClose} />}
      {open === 'away' && <PutAwayDialog {...props} onClose={onClose} />}
      {open === 'sharing' && (
        <ShareObjectDialog
          place={object.place}
          table="goals"
          title={row.title}
          address={`/goals/${row.id}`}
          onClose={onClose}
          onLeft={onLeft}
        />
      )}
    </Suspense>
  );
}
