import { languageSchema } from '@reflectory/contracts/instance';
import { LANGUAGE_NAMES } from '@reflectory/contracts/languages';
import { Button, FormDialog, Select, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isConflict, useReport } from '../../shared/use-report.ts';
import { useCreateInstance } from './api/instances.ts';
import { draftProblems, emptyDraft, toInput, type InstanceDraft } from './model/instance-draft.ts';

/** The button and dialog that make an instance. */
export function CreateInstanceDialog() {
  const { t } = useTranslation('admin');
  const { isOpen, setIsOpen, draft, set, problems, isTaken, isPending, handleSubmit } = useCreateForm();
  return (
    <>
      <Button variant="primary" icon="plus" onPress={() => setIsOpen(true)}>
        {t('instances.create')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('instances.createTitle')}
          size="small"
          submitLabel={t('instances.create')}
          isPending={isPending}
          pendingLabel={t('saving')}
          onSubmit={() => void handleSubmit()}
          onClose={() => setIsOpen(false)}
        >
          <InstanceFields draft={draft} problems={problems} isTaken={isTaken} onChange={set} />
        </FormDialog>
      )}
    </>
  );
}

function useCreateForm() {
  const { t } = useTranslation('admin');
  const { toasts, boot } = usePlatform();
  const report = useReport();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(emptyDraft);
  const [wasTried, setWasTried] = useState(false);
  const create = useCreateInstance();
  const isTaken = isConflict(create.error);
  const problems = wasTried ? draftProblems(draft) : {};
  const set = (change: Partial<InstanceDraft>) => {
    create.reset();
    setDraft((current) => ({ ...current, ...change }));
  };
  const handleSubmit = async () => {
    setWasTried(true);
    if (Object.keys(draftProblems(draft)).length > 0) return;
    const { administrator } = draft;
    const created = create.mutateAsync({
      instance: toInput(draft, boot.instance.brand),
      administrator,
    });
    const isCreated = await report(
      () => created,
      ({ instance: { name, url } }) => t('instances.created', { name, url }),
      isConflict,
    );
    if (!isCreated) return;
    const { instance, isInvited } = await created;
    if (isInvited) toasts.success(t('joining.invited', { email: administrator.trim() }));
    else toasts.error(t('instances.notInvited', { name: instance.name }));
    setIsOpen(false);
    setDraft(emptyDraft);
    setWasTried(false);
  };
  return { isOpen, setIsOpen, draft, set, problems, isTaken, isPending: create.isPending, handleSubmit };
}

type InstanceFieldsProps = {
  draft: InstanceDraft;
  problems: ReturnType<typeof draftProblems>;
  isTaken: boolean;
  onChange: (change: Partial<InstanceDraft>) => void;
};

function InstanceFields({ draft, problems, isTaken, onChange }: InstanceFieldsProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <TextField
        label={t('instances.name')}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        errorMessage={problems.name && t('instances.nameWrong')}
      />
      <TextField
        label={t('instances.slug')}
        description={t('instances.slugHelp')}
        value={draft.slug}
        onChange={(slug) => onChange({ slug })}
        errorMessage={
          (problems.slug && t('instances.slugWrong')) || (isTaken ? t('errors.conflict') : undefined)
        }
      />
      <TextField
        type="email"
        label={t('instances.administrator')}
        description={t('instances.administratorHelp')}
        value={draft.administrator}
        onChange={(administrator) => onChange({ administrator })}
        autoComplete="off"
        errorMessage={problems.administrator && t('joining.addressWrong')}
      />
      <Select
        label={t('instances.languages')}
        value={draft.language}
        onChange={(language) => onChange({ language: languageSchema.parse(language) })}
        options={languageSchema.options.map((code) => ({
          value: code,
          label: LANGUAGE_NAMES[code],
        }))}
      />
    </>
  );
}
