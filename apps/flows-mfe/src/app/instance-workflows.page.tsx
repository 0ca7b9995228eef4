import { ErrorState, PageHeader } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { InstanceWorkflows } from '../features/instance-workflows/components/instance-workflows.tsx';
import page from './page.module.css';
import { useAddresses } from './use-addresses.ts';

/** Routines of the instance, for those who write them. */
export default function InstanceWorkflowsPage() {
  const { t } = useTranslation('flows');
  const { can } = usePlatform();
  const { webhooks = [] } = useAddresses();
  return (
    <div className={page.page}>
      <PageHeader
        title={t('instance.title')}
        lead={t('instance.lead')}
        back={{ href: '/workflows', label: t('instance.back') }}
      />
      {can('workflows.instance') ? (
        <InstanceWorkflows webhooks={webhooks} />
      ) : (
        <ErrorState title={t('instance.notYours')}>{t('instance.notYoursText')}</ErrorState>
      )}
    </div>
  );
}
