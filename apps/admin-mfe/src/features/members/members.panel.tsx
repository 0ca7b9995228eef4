import { type Member, membershipRoleSchema } from '@reflectory/contracts/members';
import { Badge, Button, ConfirmDialog, Select, type TableColumn } from '@reflectory/design-system';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../shared/loaded.tsx';
import { useReport } from '../../shared/use-report.ts';
import { type MemberFilter, useMembers } from './api/find-members.ts';
import { useUpdateMembership, type MembershipChange } from './api/update-membership.ts';
import { MemberFilters } from './components/member-filters.tsx';
import { MembersTable } from './components/members-table.tsx';
import { MEMBER_PARAMETER } from './model/member-parameter.ts';
import classes from './members.module.css';

const nameOf = (member: Member) => member.name || member.email;

/** The members that the address asks for, or all. */
export function MembersPanel() {
  const [parameters] = useSearchParams();
  const asked = parameters.get(MEMBER_PARAMETER) ?? '';
  return <Members key={asked} asked={asked} />;
}

/** Who is here, in which role; nothing of what they write. */
function Members({ asked }: { asked: string }) {
  const { t } = useTranslation('admin');
  const { change, pausing, setPausing } = useMemberActions();
  const [filter, setFilter] = useState<MemberFilter>({ search: asked, role: null, isActive: null });
  const list = useMembers(filter);
  const managesRoles = list.data?.managesRoles ?? false;
  const columns = useMemberColumns({ change, startPausing: setPausing, managesRoles });
  const name = pausing ? nameOf(pausing) : '';
  return (
    <>
      {list.data && !managesRoles && <p className={classes.note}>{t('members.onlyAdmins')}</p>}
      <MemberFilters filter={filter} onChange={setFilter} />
      <Loaded query={list}>
        {({ total }) => (
          <>
            <p aria-live="polite" className={classes.note}>
              {total === 0 ? t('members.nobody') : t('members.found', { count: total })}
            </p>
            {total > 0 && <MembersTable total={total} filter={filter} columns={columns} />}
          </>
        )}
      </Loaded>
      <ConfirmDialog
        title={t('members.pauseTitle', { name })}
        confirmLabel={t('members.pause')}
        isDestructive
        isOpen={pausing !== null}
        onOpenChange={(isOpen) => !isOpen && setPausing(null)}
        onConfirm={() => {
          if (pausing) void change(pausing, { isActive: false });
          setPausing(null);
        }}
      >
        {t('members.pauseText', { name })}
      </ConfirmDialog>
    </>
  );
}

type ColumnActions = { change: Change; startPausing: (member: Member) => void; managesRoles: boolean };

function useMemberColumns({ change, startPausing, managesRoles }: ColumnActions): TableColumn<Member>[] {
  const { t, i18n } = useTranslation('admin');
  const me = useCurrentUser();
  const days = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return [
    {
      key: 'name',
      header: t('members.name'),
      isRowHeader: true,
      render: (member: Member) => (
        <span className={classes.person}>
          <strong dir="auto">
            {nameOf(member)}
            {member.user_id === me.id && ` (${t('members.you')})`}
          </strong>
          <span>{member.email}</span>
        </span>
      ),
    },
    {
      key: 'role',
      header: t('members.role'),
      render: (member: Member) => <RoleCell member={member} change={change} isFixed={!managesRoles} />,
    },
    {
      key: 'status',
      header: t('members.status'),
      render: ({ is_active }: Member) => (
        <Badge meaning={is_active ? 'success' : 'warning'}>
          {is_active ? t('members.active') : t('members.inactive')}
        </Badge>
      ),
    },
    {
      key: 'seen',
      header: t('members.lastSignIn'),
      render: ({ last_sign_in_at: at }: Member) => (at ? days.format(new Date(at)) : t('members.never')),
    },
    {
      key: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end' as const,
      render: (member: Member) =>
        member.user_id !== me.id &&
        !member.is_host &&
        (managesRoles || member.role !== 'admin') && (
          <Button
            variant="bare"
            size="small"
            onPress={() =>
              member.is_active ? startPausing(member) : void change(member, { isActive: true })
            }
          >
            {member.is_active ? t('members.pause') : t('members.resume')}
          </Button>
        ),
    },
  ];
}

type Change = (member: Member, change: Omit<MembershipChange, 'userId'>) => Promise<void>;

function useMemberActions() {
  const { t } = useTranslation('admin');
  const report = useReport();
  const update = useUpdateMembership();
  const [pausing, setPausing] = useState<Member | null>(null);
  const change: Change = async (member, wanted) => {
    const name = nameOf(member);
    const done = wanted.role
      ? t('members.roleSaved', { name, role: t(`members.roles.${wanted.role}`) })
      : t(wanted.isActive ? 'members.resumed' : 'members.paused', { name });
    await report(() => update.mutateAsync({ userId: member.user_id, ...wanted }), done);
  };
  return { change, pausing, setPausing };
}

type RoleCellProps = { member: Member; change: Change; isFixed: boolean };

function RoleCell({ member, change, isFixed }: RoleCellProps) {
  const { t } = useTranslation('admin');
  const me = useCurrentUser();
  if (member.is_host) return <Badge>{t('members.host')}</Badge>;
  if (isFixed) return t(`members.roles.${member.role}`);
  if (member.user_id === me.id)
    return <span title={t('members.ownRole')}>{t(`members.roles.${member.role}`)}</span>;
  return (
    <Select
      label={t('members.roleOf', { name: nameOf(member) })}
      isLabelHidden
      className={classes.role}
      value={member.role}
      options={membershipRoleSchema.options.map((role) => ({
        value: role,
        label: t(`members.roles.${role}`),
      }))}
      onChange={(role) => void change(member, { role: membershipRoleSchema.parse(role) })}
    />
  );
}
