import {
  type InstanceStep,
  type InstanceTriggerKind,
  instanceTriggerKinds,
  type InstanceWorkflow,
  instanceWorkflowSchema,
  MOST_INSTANCE_STEPS,
} from '@reflectory/contracts/workflows';
import { FormDialog, IconButton, Link, Select, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../../shared/sections.module.css';
import type { InstanceDraft, InstanceRoutine } from '../api/use-instance-workflows.ts';

export type Address = { id: string; name: string };
const stepKinds = ['notify-admins', 'welcome', 'webhook'] as const;

type InstanceWorkflowDialogProps = {
  routine: InstanceRoutine | null;
  webhooks: readonly Address[];
  onKeep(draft: InstanceDraft): void;
  onClose(): void;
};

/** A routine of the instance: what begins it, and what is done. */
export default function InstanceWorkflowDialog(props: InstanceWorkflowDialogProps) {
  const { routine, webhooks, onKeep, onClose } = props;
  const { t } = useTranslation('flows');
  const [title, setTitle] = useState(routine?.title ?? '');
  const [document, setDocument] = useState<InstanceWorkflow>(
    routine?.document ?? {
      trigger: { kind: 'member-joined' },
      steps: [{ kind: 'notify-admins', text: t('instance.first.notify-admins') }],
    },
  );
  const [isAsked, setAsked] = useState(false);
  const isGood = instanceWorkflowSchema.safeParse(document).success;
  function keep() {
    setAsked(true);
    if (title.trim() !== '' && isGood) onKeep({ id: routine?.id ?? null, title: title.trim(), document });
  }
  return (
    <FormDialog
      title={t(routine ? 'instance.change' : 'instance.new')}
      submitLabel={t('instance.keep')}
      onSubmit={keep}
      onClose={onClose}
    >
      <TextField
        label={t('instance.name')}
        value={title}
        maxLength={120}
        errorMessage={isAsked && title.trim() === '' ? t('instance.noName') : undefined}
        onChange={setTitle}
      />
      <Select
        label={t('instance.trigger')}
        value={document.trigger.kind}
        options={instanceTriggerKinds.map((kind) => ({ value: kind, label: t(`instance.when.${kind}`) }))}
        onChange={(kind) => setDocument({ ...document, trigger: { kind: kind as InstanceTriggerKind } })}
      />
      <Steps document={document} webhooks={webhooks} onChange={setDocument} />
      <p className={classes.quiet}>{t('instance.places')}</p>
      {isAsked && !isGood && (
        <p role="alert" className={classes.problem}>
          {t('instance.notGood')}
        </p>
      )}
    </FormDialog>
  );
}

type StepsProps = {
  document: InstanceWorkflow;
  webhooks: readonly Address[];
  onChange(document: InstanceWorkflow): void;
};

function Steps({ document, webhooks, onChange }: StepsProps) {
  const { t } = useTranslation('flows');
  const { steps, trigger } = document;
  const put = (next: InstanceStep[]) => onChange({ ...document, steps: next });
  const make = (kind: InstanceStep['kind']): InstanceStep =>
    kind === 'webhook'
      ? { kind, webhook_id: webhooks[0]?.id ?? '' }
      : { kind, text: t(`instance.first.${kind}`) };
  const offered = stepKinds.filter((kind) => kind !== 'welcome' || trigger.kind !== 'challenge-ended');
  return (
    <>
      <ol className={classes.list} aria-label={t('instance.steps')}>
        {steps.map((step, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place and nothing else
          <li key={place} className={classes.row}>
            <div className={classes.words}>
              <StepField
                step={step}
                webhooks={webhooks}
                onChange={(changed) => put(steps.with(place, changed))}
              />
            </div>
            <IconButton
              icon="trash"
              label={t('instance.removeStep', { step: t(`instance.kinds.${step.kind}`) })}
              onPress={() => put(steps.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ol>
      {steps.length < MOST_INSTANCE_STEPS && (
        <Select
          label={t('instance.addStep')}
          isLabelHidden
          placeholder={t('instance.addStep')}
          value={null}
          options={offered.map((kind) => ({ value: kind, label: t(`instance.kinds.${kind}`) }))}
          onChange={(kind) => put([...steps, make(kind as InstanceStep['kind'])])}
        />
      )}
    </>
  );
}

type StepFieldProps = {
  step: InstanceStep;
  webhooks: readonly Address[];
  onChange(step: InstanceStep): void;
};

function StepField({ step, webhooks, onChange }: StepFieldProps) {
  const { t } = useTranslation('flows');
  const label = t(`instance.kinds.${step.kind}`);
  if (step.kind !== 'webhook')
    return (
      <TextField
        label={label}
        value={step.text}
        maxLength={300}
        onChange={(text) => onChange({ ...step, text })}
      />
    );
  if (webhooks.length === 0)
    return (
      <p>
        {t('instance.needsWebhook')} <Link href="/integrations">{t('instance.openIntegrations')}</Link>
      </p>
    );
  return (
    <Select
      label={label}
      value={webhooks.find(({ id }) => id === step.webhook_id)?.id ?? null}
      options={webhooks.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => onChange({ ...step, webhook_id: id })}
    />
  );
}
