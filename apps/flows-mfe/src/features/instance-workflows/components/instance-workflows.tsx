import type { InstanceStep } from '@reflectory/contracts/workflows';
import { Button, ConfirmDialog, EmptyState, type MenuItem, Switch } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../../../shared/use-moments.ts';
import { useFailureText } from '../../../service/use-scope.ts';
import { NoList } from '../../../shared/no-list.tsx';
import { RowMenu } from '../../../shared/row-menu.tsx';
import classes from '../../../shared/sections.module.css';
import {
  type InstanceRoutine,
  useChangeInstanceWorkflows,
  useInstanceWorkflows,
} from '../api/use-instance-workflows.ts';
import type { Address } from './instance-workflow.dialog.tsx';

const InstanceWorkflowDialog = lazy(() => import('./instance-workflow.dialog.tsx'));

/** What stands over the page. */
type Open =
  { kind: 'form'; routine: InstanceRoutine | null } | { kind: 'remove'; routine: InstanceRoutine } | null;

/** Routines that run when something happens at the instance, whoever it concerns. */
export function InstanceWorkflows({ webhooks }: { webhooks: readonly Address[] }) {
  const { t } = useTranslation('flows');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const list = useInstanceWorkflows();
  const { turn } = useChangeInstanceWorkflows();
  const [open, setOpen] = useState<Open>(null);
  const onError = (error: Error) => toasts.error(failureText(error));
  const add = (
    <Button variant="primary" icon="plus" onPress={() => setOpen({ kind: 'form', routine: null })}>
      {t('instance.new')}
    </Button>
  );
  const routines = list.data ?? [];
  return (
    <section aria-label={t('instance.title')} className={classes.section}>
      {!list.data && <NoList list={list} title={t('instance.failed')} />}
      {list.data && routines.length === 0 && (
        <EmptyState title={t('instance.empty')} action={add}>
          {t('instance.emptyText')}
        </EmptyState>
      )}
      {routines.length > 0 && <div>{add}</div>}
      <ul className={classes.list}>
        {routines.map((routine) => (
          <RoutineRow
            key={routine.id}
            routine={routine}
            webhooks={webhooks}
            onSwitch={(isOn) => turn.mutate({ id: routine.id, isOn }, { onError })}
            onChange={() => setOpen({ kind: 'form', routine })}
            onRemove={() => setOpen({ kind: 'remove', routine })}
          />
        ))}
      </ul>
      <Dialogs open={open} webhooks={webhooks} onError={onError} onClose={() => setOpen(null)} />
    </section>
  );
}

type RoutineRowProps = {
  routine: InstanceRoutine;
  webhooks: readonly Address[];
  onSwitch(isOn: boolean): void;
  onChange(): void;
  onRemove(): void;
};

function RoutineRow({ routine, webhooks, onSwitch, onChange, onRemove }: RoutineRowProps) {
  const { t } = useTranslation('flows');
  const { title, document, is_on: isOn, last_state: state, last_at: at } = routine;
  const sentence = (step: InstanceStep) =>
    step.kind === 'webhook'
      ? t('instance.do.webhook', {
          name: webhooks.find(({ id }) => id === step.webhook_id)?.name ?? t('instance.noWebhook'),
        })
      : t(`instance.do.${step.kind}`, { text: step.text });
  const moment = useMoments();
  const items: MenuItem[] = [
    { id: 'change', label: t('instance.change'), icon: 'pencil', onAction: onChange },
    { id: 'remove', label: t('instance.remove'), icon: 'trash', isDestructive: true, onAction: onRemove },
  ];
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h2 className={classes.title}>
          <bdi>{title}</bdi>
        </h2>
        <span>{t(`instance.when.${document.trigger.kind}`)}</span>
        <ol aria-label={t('instance.steps')}>
          {document.steps.map((step, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a step is its place and nothing else
            <li key={place}>
              <bdi>{sentence(step)}</bdi>
            </li>
          ))}
        </ol>
        <span className={classes.facts}>
          {state && at ? t(`instance.last.${state}`, { when: moment(at) }) : t('instance.last.none')}
        </span>
      </div>
      <div className={classes.acts}>
        <Switch isSelected={isOn} onChange={onSwitch} aria-label={t('instance.isOn', { title })}>
          {t(isOn ? 'instance.on' : 'instance.off')}
        </Switch>
        <RowMenu name={title} items={items} />
      </div>
    </li>
  );
}

type DialogsProps = {
  open: Open;
  webhooks: readonly Address[];
  onError(error: Error): void;
  onClose(): void;
};

function Dialogs({ open, webhooks, onError, onClose }: DialogsProps) {
  const { t } = useTranslation('flows');
  const { keep, remove } = useChangeInstanceWorkflows();
  return (
    <Suspense fallback={null}>
      {open?.kind === 'form' && (
        <InstanceWorkflowDialog
          routine={open.routine}
          webhooks={webhooks}
          onKeep={(draft) => keep.mutate(draft, { onError, onSuccess: onClose })}
          onClose={onClose}
        />
      )}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          isOpen
          title={t('instance.removeTitle', { title: open.routine.title })}
          confirmLabel={t('instance.remove')}
          cancelLabel={t('cancel')}
          onOpenChange={(isOpen) => !isOpen && onClose()}
          onConfirm={() => remove.mutate(open.routine.id, { onError, onSuccess: onClose })}
        >
          {t('instance.removeText')}
        </ConfirmDialog>
      )}
    </Suspense>
  );
}
