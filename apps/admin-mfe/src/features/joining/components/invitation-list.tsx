import type { Invitation } from '@reflectory/contracts/members';
import { Badge, Button, ConfirmDialog, Table, type TableColumn } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../shared/loaded.tsx';
import { useReport } from '../../../shared/use-report.ts';
import { useInvitations, useResendInvitation, useWithdrawInvitation } from '../api/invitations.ts';
import classes from '../joining.module.css';

type InvitationListProps = {
  /** Left out: the caller's own. */
  instanceId?: string;
  /** Administrators alone are listed. */
  onlyAdmins?: boolean;
  mayChange: (invitation: Invitation) => boolean;
};

/** Who was invited: those who wait come first. */
export function InvitationList({ instanceId, onlyAdmins = false, mayChange }: InvitationListProps) {
  const { t } = useTranslation('admin');
  const place = instanceId === undefined ? {} : { instance_id: instanceId };
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null);
  const { resend, withdraw } = useInvitationActions(place);
  const columns = useInvitationColumns({ mayChange, resend, startWithdrawing: setWithdrawing });
  const email = withdrawing?.email ?? '';
  return (
    <Loaded query={useInvitations(place)}>
      {(invitations) => (
        <>
          <Table
            caption={t('joining.invitations')}
            columns={columns}
            rows={invitations.filter(
              ({ role, accepted_at: at }) => !onlyAdmins || (role === 'admin' && at === null),
            )}
            rowKey={({ user_id: id }) => id}
            empty={<p className={classes.note}>{t('joining.nobodyInvited')}</p>}
          />
          <ConfirmDialog
            title={t('joining.withdrawTitle', { email })}
            confirmLabel={t('joining.withdraw')}
            isDestructive
            isOpen={withdrawing !== null}
            onOpenChange={(isOpen) => !isOpen && setWithdrawing(null)}
            onConfirm={() => {
              if (withdrawing) void withdraw(withdrawing);
              setWithdrawing(null);
            }}
          >
            {t('joining.withdrawText')}
          </ConfirmDialog>
        </>
      )}
    </Loaded>
  );
}

function useInvitationActions(place: { instance_id?: string }) {
  const { t } = useTranslation('admin');
  const report = useReport();
  const again = useResendInvitation();
  const back = useWithdrawInvitation();
  const run = async (action: typeof again, { user_id, email }: Invitation, done: 'resent' | 'withdrawn') => {
    await report(() => action.mutateAsync({ ...place, user_id }), t(`joining.${done}`, { email }));
  };
  return {
    resend: (invitation: Invitation) => run(again, invitation, 'resent'),
    withdraw: (invitation: Invitation) => run(back, invitation, 'withdrawn'),
  };
}

type ColumnActions = {
  mayChange: (invitation: Invitation) => boolean;
  resend: (invitation: Invitation) => Promise<void>;
  startWithdrawing: (invitation: Invitation) => void;
};

function useInvitationColumns(actions: ColumnActions): TableColumn<Invitation>[] {
  const { mayChange, resend, startWithdrawing } = actions;
  const { t } = useTranslation('admin');
  return [
    {
      key: 'email',
      header: t('joining.address'),
      isRowHeader: true,
      render: ({ email }) => <bdi>{email}</bdi>,
    },
    { key: 'role', header: t('members.role'), render: ({ role }) => t(`members.roles.${role}`) },
    {
      key: 'state',
      header: t('members.status'),
      render: (invitation) => <InvitationState invitation={invitation} />,
    },
    {
      key: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      render: (invitation) =>
        invitation.accepted_at === null &&
        mayChange(invitation) && (
          <span className={classes.actions}>
            <Button variant="bare" size="small" onPress={() => void resend(invitation)}>
              {t('joining.resend')}
            </Button>
            <Button variant="bare" size="small" onPress={() => startWithdrawing(invitation)}>
              {t('joining.withdraw')}
            </Button>
          </span>
        ),
    },
  ];
}

function InvitationState({ invitation }: { invitation: Invitation }) {
  const { t, i18n } = useTranslation('admin');
  const { accepted_at: accepted, expires_at: expires, source } = invitation;
  const day = (at: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(at));
  if (accepted) {
    const text = source === 'service_key' ? 'joining.byKey' : 'joining.accepted';
    return <Badge meaning="success">{t(text, { day: day(accepted) })}</Badge>;
  }
  if (!expires) return <Badge meaning="warning">{t('joining.expired')}</Badge>;
  return <Badge>{t('joining.waits', { day: day(expires) })}</Badge>;
}
