import { languageSchema } from '@reflectory/contracts/instance';
import type { DeclaredPermission, InstanceRole } from '@reflectory/contracts/members';
import { Button, ConfirmDialog, Table, type TableColumn } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { useReport } from '../../shared/use-report.ts';
import { useChangeRoles, useRoles } from './api/roles.ts';
import { type EditedRole, RoleDialog } from './role.dialog.tsx';
import { RoleMembersDialog } from './role-members.dialog.tsx';
import { useRoleName } from './use-role-name.ts';
import classes from './roles.module.css';

/** Roles that a membership says itself: they are changed where the members are. */
const rolesOfMemberships: readonly string[] = ['admin', 'coach', 'member'];

/** Which roles there are, what they permit, and who has them. */
export function RolesPanel() {
  const { t } = useTranslation('admin');
  const [edited, setEdited] = useState<EditedRole | null>(null);
  const [shown, setShown] = useState<InstanceRole | null>(null);
  const [removing, setRemoving] = useState<InstanceRole | null>(null);
  const remove = useRemoveRole();
  const list = useRoles();
  const columns = useRoleColumns({
    permissions: list.data?.permissions ?? [],
    onEdit: (role) => setEdited({ role }),
    onShowMembers: setShown,
    onRemove: setRemoving,
  });
  const name = removing?.name ?? '';
  return (
    <div className={classes.panel}>
      <p className={classes.note}>{t('roles.lead')}</p>
      <div>
        <Button icon="plus" onPress={() => setEdited({ role: null })}>
          {t('roles.create')}
        </Button>
      </div>
      <Loaded query={list}>
        {({ roles, permissions }) => (
          <>
            <Table
              caption={t('roles.caption')}
              isCaptionHidden
              columns={columns}
              rows={roles}
              rowKey={({ id }) => id}
            />
            {edited && <RoleDialog {...edited} permissions={permissions} onClose={() => setEdited(null)} />}
          </>
        )}
      </Loaded>
      <RoleMembersDialog role={shown} onClose={() => setShown(null)} />
      <ConfirmDialog
        title={t('roles.removeTitle', { name })}
        confirmLabel={t('roles.remove')}
        isDestructive
        isOpen={removing !== null}
        onOpenChange={(isOpen) => !isOpen && setRemoving(null)}
        onConfirm={() => {
          if (removing) void remove(removing);
          setRemoving(null);
        }}
      >
        {t('roles.removeText', { count: removing?.members ?? 0 })}
      </ConfirmDialog>
    </div>
  );
}

function useRemoveRole() {
  const { t } = useTranslation('admin');
  const report = useReport();
  const change = useChangeRoles();
  return async ({ id, name }: InstanceRole) => {
    await report(
      () => change.mutateAsync({ name: 'delete-role', input: { id } }),
      t('roles.removed', { name }),
    );
  };
}

type ColumnActions = {
  permissions: readonly DeclaredPermission[];
  onEdit: (role: InstanceRole) => void;
  onShowMembers: (role: InstanceRole) => void;
  onRemove: (role: InstanceRole) => void;
};

function useRoleColumns({ permissions, ...actions }: ColumnActions): TableColumn<InstanceRole>[] {
  const { t, i18n } = useTranslation('admin');
  const nameOf = useRoleName();
  const language = languageSchema.catch('en').parse(i18n.language);
  return [
    {
      key: 'name',
      header: t('roles.name'),
      isRowHeader: true,
      render: (role) => <bdi>{nameOf(role)}</bdi>,
    },
    {
      key: 'permissions',
      header: t('roles.permissions'),
      render: (role) => {
        const names = permissions.filter(({ key }) => role.permissions.includes(key));
        if (names.length === 0) return t('roles.permitsNothing');
        return (
          <ul className={classes.list}>
            {names.map(({ key, name }) => (
              <li key={key}>{name[language]}</li>
            ))}
          </ul>
        );
      },
    },
    { key: 'members', header: t('roles.members'), render: ({ members }) => members },
    {
      key: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      render: (role) => <RoleActions role={role} {...actions} />,
    },
  ];
}

function RoleActions({
  role,
  onEdit,
  onShowMembers,
  onRemove,
}: Omit<ColumnActions, 'permissions'> & { role: InstanceRole }) {
  const { t } = useTranslation('admin');
  const name = useRoleName()(role);
  if (rolesOfMemberships.includes(role.id))
    return <span className={classes.quiet}>{t('roles.atMembers')}</span>;
  const isOwn = role.name !== null;
  // Whoever may not give a role sees who has it: the first owner is named by an administrator.
  return (
    <span className={classes.actions}>
      <Button
        variant="bare"
        size="small"
        aria-label={t('roles.membersOf', { name })}
        onPress={() => onShowMembers(role)}
      >
        {t('roles.members')}
      </Button>
      {isOwn && role.isMine && (
        <>
          <Button
            variant="bare"
            size="small"
            aria-label={t('roles.editOf', { name })}
            onPress={() => onEdit(role)}
          >
            {t('roles.edit')}
          </Button>
          <Button
            variant="bare"
            size="small"
            aria-label={t('roles.removeOf', { name })}
            onPress={() => onRemove(role)}
          >
            {t('roles.remove')}
          </Button>
        </>
      )}
    </span>
  );
}
