import { ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useExamples } from '../features/incoming-webhooks/api/use-incoming-webhooks.ts';
import { usePlaces } from '../features/workflows/api/use-places.ts';
import { useWorkflows } from '../features/workflows/api/use-workflows.ts';
import { WorkflowRoom } from '../features/workflows/components/workflow-room.tsx';
import { useFailureText } from '../service/use-scope.ts';
import page from './page.module.css';
import { useAddresses } from './use-addresses.ts';

/** One routine. */
export default function WorkflowPage() {
  const { t } = useTranslation(['flows', 'common']);
  const { '*': id = '' } = useParams();
  const places = usePlaces(useAddresses(useExamples().data));
  const workflows = useWorkflows();
  const failureText = useFailureText();
  const workflow = workflows.data?.find((one) => one.id === id);
  if (workflow)
    return (
      <div className={page.page}>
        <WorkflowRoom key={workflow.id} workflow={workflow} places={places} />
      </div>
    );
  if (workflows.isPending) return <Skeleton lines={6} label={t('common:loading')} />;
  return (
    <div className={page.page}>
      <PageHeader title={t('workflows.title')} back={{ href: '/workflows', label: t('workflows.all') }} />
      <ErrorState title={workflows.isError ? t('workflows.failed') : t('workflows.gone')}>
        {workflows.isError && failureText(workflows.error)}
      </ErrorState>
    </div>
  );
}
