import type { InstanceSummary } from '@reflectory/contracts/instance';
import type { Administrator } from '@reflectory/contracts/members';
import { Button, Dialog, Table } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { useReport } from '../../shared/use-report.ts';
import { useAdministrators, useRemoveAdministrator } from './api/administrators.ts';
import { InvitationList } from './components/invitation-list.tsx';
import { InviteForm } from './components/invite-form.tsx';
import classes from './joining.module.css';

type AdministratorsDialogProps = { instance: InstanceSummary | null; onClose: () => void };

/** Who administers an instance: appointed, invited and removed by whoever looks after all of them. */
export function AdministratorsDialog({ instance, onClose }: AdministratorsDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog
      title={t('administrators.title', { name: instance?.name ?? '' })}
      description={t('administrators.lead')}
      size="large"
      isDismissable={false}
      isOpen={instance !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {instance && (
        <div className={classes.panel}>
          <InviteForm instanceId={instance.id} roles={['admin']} />
          <AdministratorTable instanceId={instance.id} />
          <InvitationList instanceId={instance.id} onlyAdmins mayChange={() => true} />
        </div>
      )}
    </Dialog>
  );
}

function AdministratorTable({ instanceId }: { instanceId: string }) {
  const { t } = useTranslation('admin');
  const report = useReport();
  const remove = useRemoveAdministrator();
  const handleRemove = async ({ user_id, email }: Administrator) => {
    await report(
      () => remove.mutateAsync({ instance_id: instanceId, user_id }),
      t('administrators.removed', { email }),
    );
  };
  return (
    <Loaded query={useAdministrators(instanceId)}>
      {(administrators) => (
        <Table
          caption={t('administrators.caption')}
          rows={administrators}
          rowKey={({ user_id: id }) => id}
          empty={<p className={classes.note}>{t('administrators.none')}</p>}
          columns={[
            {
              key: 'email',
              header: t('joining.address'),
              isRowHeader: true,
              render: ({ email }) => <bdi>{email}</bdi>,
            },
            {
              key: 'name',
              header: t('members.name'),
              render: ({ name }) => <bdi>{name || '–'}</bdi>,
            },
            {
              key: 'actions',
              header: t('actions'),
              isHeaderHidden: true,
              align: 'end',
              render: (one) => (
                <Button
                  variant="bare"
                  size="small"
                  disabledReason={administrators.length === 1 ? t('errors.last_admin') : undefined}
                  onPress={() => void handleRemove(one)}
                >
                  {t('administrators.remove')}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Loaded>
  );
}
