import type { InstanceStatus, InstanceSummary } from '@reflectory/contracts/instance';
import { Badge, Button, ConfirmDialog, Link, Table, type TableColumn } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { useReport } from '../../shared/use-report.ts';
import { useInstances, useSetInstanceStatus } from './api/instances.ts';
import classes from './instances.module.css';

type InstancesPanelProps = Record<
  'onEditBrand' | 'onEditAdministrators',
  (instance: InstanceSummary) => void
>;

/** The list of instances with what can be done to each. */
export function InstancesPanel({ onEditBrand, onEditAdministrators }: InstancesPanelProps) {
  const { t } = useTranslation('admin');
  const [suspending, setSuspending] = useState<InstanceSummary | null>(null);
  const setStatus = useStatusAction();
  const columns = useInstanceColumns({
    onEditBrand,
    onEditAdministrators,
    onSuspend: setSuspending,
    onResume: (one) => void setStatus(one, 'active'),
  });
  return (
    <>
      <Loaded query={useInstances()}>
        {(instances) => (
          <Table
            caption={t('instances.caption')}
            isCaptionHidden
            columns={columns}
            rows={instances}
            rowKey={(instance) => instance.id}
            empty=""
          />
        )}
      </Loaded>
      <ConfirmDialog
        title={t('instances.suspendTitle', { name: suspending?.name ?? '' })}
        confirmLabel={t('instances.suspend')}
        isDestructive
        isOpen={suspending !== null}
        onOpenChange={(isOpen) => !isOpen && setSuspending(null)}
        onConfirm={() => {
          if (suspending) void setStatus(suspending, 'suspended');
          setSuspending(null);
        }}
      >
        {t('instances.suspendText', { members: suspending?.members ?? 0, url: suspending?.url ?? '' })}
      </ConfirmDialog>
    </>
  );
}

function NameCell({ instance: { name, brand } }: { instance: InstanceSummary }) {
  return (
    <span className={classes.name}>
      <span className={classes.swatch} style={{ background: brand.accent }} />
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <small>
          <bdi>{brand.productName}</bdi>
        </small>
      </span>
    </span>
  );
}

type ColumnActions = InstancesPanelProps &
  Record<'onSuspend' | 'onResume', (instance: InstanceSummary) => void>;

function useInstanceColumns({
  onEditBrand,
  onEditAdministrators,
  onSuspend,
  onResume,
}: ColumnActions): TableColumn<InstanceSummary>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'name',
      header: t('instances.name'),
      isRowHeader: true,
      render: (instance: InstanceSummary) => <NameCell instance={instance} />,
    },
    {
      key: 'address',
      header: t('instances.address'),
      render: ({ url }: InstanceSummary) => <Link href={url}>{new URL(url).host}</Link>,
    },
    {
      key: 'members',
      header: t('instances.members'),
      align: 'end' as const,
      render: (one: InstanceSummary) => one.members,
    },
    {
      key: 'status',
      header: t('instances.status'),
      render: ({ status }: InstanceSummary) => (
        <Badge meaning={status === 'active' ? 'success' : 'warning'}>{t(`instances.${status}`)}</Badge>
      ),
    },
    {
      key: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end' as const,
      render: (instance: InstanceSummary) => (
        <span className={classes.actions}>
          <Button variant="bare" size="small" onPress={() => onEditBrand(instance)}>
            {t('instances.editBrand')}
          </Button>
          <Button variant="bare" size="small" onPress={() => onEditAdministrators(instance)}>
            {t('instances.editAdministrators')}
          </Button>
          <Button
            variant="bare"
            size="small"
            onPress={() => (instance.status === 'active' ? onSuspend(instance) : onResume(instance))}
          >
            {instance.status === 'active' ? t('instances.suspend') : t('instances.resume')}
          </Button>
        </span>
      ),
    },
  ];
}

function useStatusAction() {
  const { t } = useTranslation('admin');
  const report = useReport();
  const set = useSetInstanceStatus();
  return async ({ id, name }: InstanceSummary, status: InstanceStatus) => {
    const done = status === 'active' ? 'instances.resumedNow' : 'instances.suspendedNow';
    await report(() => set.mutateAsync({ instance_id: id, status }), t(done, { name }));
  };
}
