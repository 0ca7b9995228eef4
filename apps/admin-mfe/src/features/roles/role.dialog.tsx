import { languageSchema } from '@reflectory/contracts/instance';
import type { DeclaredPermission, InstanceRole } from '@reflectory/contracts/members';
import { Checkbox, FormDialog, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isConflict, useReport } from '../../shared/use-report.ts';
import { useChangeRoles } from './api/roles.ts';
import classes from './roles.module.css';

/** A role that is there, or null for one that is being made. */
export type EditedRole = { role: InstanceRole | null };

type RoleDialogProps = EditedRole & {
  permissions: readonly DeclaredPermission[];
  onClose: () => void;
};

/** Names a role of the instance's own and says what it permits; never more than the caller may. */
export function RoleDialog({ role, permissions, onClose }: RoleDialogProps) {
  const { t, i18n } = useTranslation('admin');
  const { can } = usePlatform();
  const { name, setName, chosen, toggle, problem, isPending, handleSubmit } = useRoleForm(role, onClose);
  const language = languageSchema.catch('en').parse(i18n.language);
  return (
    <FormDialog
      title={role ? t('roles.editTitle', { name: role.name }) : t('roles.createTitle')}
      submitLabel={t('save')}
      isPending={isPending}
      pendingLabel={t('saving')}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <TextField
        label={t('roles.name')}
        value={name}
        onChange={setName}
        maxLength={60}
        autoComplete="off"
        errorMessage={problem}
      />
      <fieldset className={classes.permissions}>
        <legend>{t('roles.permissions')}</legend>
        {permissions.map(({ key, name: label, description }) => (
          <Checkbox
            key={key}
            isSelected={chosen.includes(key)}
            isDisabled={!can(key)}
            onChange={(isChosen) => toggle(key, isChosen)}
            description={can(key) ? description[language] : t('roles.notYours')}
          >
            {label[language]}
          </Checkbox>
        ))}
      </fieldset>
    </FormDialog>
  );
}

function useRoleForm(role: InstanceRole | null, onClose: () => void) {
  const { t } = useTranslation('admin');
  const report = useReport();
  const change = useChangeRoles();
  const [name, setText] = useState(role?.name ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(role?.permissions ?? []);
  const [wasTried, setWasTried] = useState(false);
  const isTaken = isConflict(change.error);
  const problem =
    wasTried && name.trim() === '' ? t('roles.nameMissing') : isTaken ? t('roles.nameTaken') : undefined;
  const setName = (text: string) => {
    change.reset();
    setText(text);
  };
  const toggle = (key: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, key] : chosen.filter((other) => other !== key));
  const handleSubmit = async () => {
    setWasTried(true);
    if (name.trim() === '') return;
    const input = { id: role?.id ?? null, name: name.trim(), permissions: [...chosen] };
    const isSaved = await report(
      () => change.mutateAsync({ name: 'save-role', input }),
      t('roles.saved', { name: input.name }),
      isConflict,
    );
    if (isSaved) onClose();
  };
  return { name, setName, chosen, toggle, problem, isPending: change.isPending, handleSubmit };
}
