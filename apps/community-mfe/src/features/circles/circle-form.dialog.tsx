import {
  CIRCLE_SIZES,
  type Circle,
  type CircleFields,
  circleJoinings,
  circleKinds,
  type CirclePromise,
} from '@reflectory/contracts/community';
import { RadioGroup, Select, Switch, TextArea, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceFormDialog } from '../../service/service-form-dialog.tsx';
import { useAct } from '../../service/use-service.ts';

export type CircleFormDialogProps = {
  /** Left out for a new one. */
  circle?: Circle;
  onClose: () => void;
  onMade?: (id: string) => void;
};

const sizes = Array.from(
  { length: CIRCLE_SIZES.most - CIRCLE_SIZES.least + 1 },
  (_, index) => CIRCLE_SIZES.least + index,
);

/** Makes a circle, or changes what it is like. */
export default function CircleFormDialog({ circle, onClose, onMade }: CircleFormDialogProps) {
  const { t } = useTranslation('community');
  const [fields, setFields] = useState<CircleFields>({
    name: circle?.name ?? '',
    about: circle?.about ?? '',
    rules: circle?.rules ?? (circle ? '' : t('circles.form.rulesDefault')),
    question: circle?.question ?? '',
    joining: circle?.joining ?? 'invitation',
    most_members: circle?.most_members ?? 8,
  });
  const [promise, setPromise] = useState<CirclePromise>({ kind: 'together', are_members_shown: false });
  const create = useAct('create-circle');
  const change = useAct('change-circle');
  const set = (part: Partial<CircleFields>) => setFields((before) => ({ ...before, ...part }));
  const save = () =>
    circle
      ? change.mutate({ id: circle.id, ...fields }, { onSuccess: onClose })
      : create.mutate({ ...fields, ...promise }, { onSuccess: ({ id }) => onMade?.(id) });
  const error = create.error ?? change.error;
  return (
    <ServiceFormDialog
      title={t(circle ? 'circles.form.changeTitle' : 'circles.form.title')}
      submitLabel={t(circle ? 'circles.form.save' : 'circles.form.create')}
      isPending={create.isPending || change.isPending}
      disabledReason={fields.name.trim() === '' ? t('circles.form.nameMissing') : undefined}
      error={error}
      onSubmit={save}
      onClose={onClose}
    >
      {!circle && <Promises promise={promise} onChange={setPromise} />}
      <Fields fields={fields} set={set} />
    </ServiceFormDialog>
  );
}

type PromisesProps = { promise: CirclePromise; onChange(promise: CirclePromise): void };

/** What people join on, and what is never changed. */
function Promises({ promise, onChange }: PromisesProps) {
  const { t } = useTranslation('community');
  return (
    <>
      <RadioGroup
        label={t('circles.form.kind')}
        value={promise.kind}
        onChange={(kind) => onChange({ ...promise, kind })}
        options={circleKinds.map((value) => ({
          value,
          label: t(`circles.form.kinds.${value}`),
          description: value === 'coach' ? t('circles.form.kindNote') : undefined,
        }))}
      />
      {promise.kind === 'coach' && (
        <Switch
          isSelected={promise.are_members_shown}
          onChange={(areShown) => onChange({ ...promise, are_members_shown: areShown })}
        >
          {t('circles.form.membersShown')}
        </Switch>
      )}
    </>
  );
}

type FieldsProps = { fields: CircleFields; set(part: Partial<CircleFields>): void };

function Fields({ fields, set }: FieldsProps) {
  const { t } = useTranslation('community');
  return (
    <>
      <TextField
        label={t('circles.form.name')}
        value={fields.name}
        onChange={(name) => set({ name })}
        maxLength={80}
      />
      <TextArea
        label={t('circles.form.about')}
        value={fields.about}
        onChange={(about) => set({ about })}
        maxLength={500}
        rows={2}
      />
      <TextArea
        label={t('circles.form.rules')}
        description={t('circles.form.rulesNote')}
        value={fields.rules}
        onChange={(rules) => set({ rules })}
        maxLength={2000}
      />
      <TextField
        label={t('circles.form.question')}
        description={t('circles.form.questionNote')}
        value={fields.question}
        onChange={(question) => set({ question })}
        maxLength={300}
      />
      <RadioGroup
        label={t('circles.form.joining')}
        value={fields.joining}
        onChange={(joining) => set({ joining })}
        options={circleJoinings.map((value) => ({ value, label: t(`circles.joinings.${value}`) }))}
      />
      <Select
        label={t('circles.form.size')}
        value={String(fields.most_members)}
        onChange={(size) => set({ most_members: Number(size) })}
        options={sizes.map((size) => ({
          value: String(size),
          label: t('circles.form.sizeOf', { count: size }),
        }))}
      />
    </>
  );
}
