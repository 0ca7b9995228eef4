import { Button, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiDescription } from '../features/api/api/use-api-description.ts';
import { Guide } from '../features/api/components/guide.tsx';
import { OperationList } from '../features/api/components/operation-list.tsx';
import { groupOperations } from '../features/api/model/operations.ts';
import { useFailureText } from '../service/use-scope.ts';
import { saveFile } from '@reflectory/platform-sdk/save-file';
import page from './page.module.css';

/** What tokens reach: described for whoever writes a program, and to be tried. */
export default function ApiPage() {
  const { t } = useTranslation('flows');
  const description = useApiDescription();
  const { data } = description;
  // In the memory of this page alone: it is gone when the page is left.
  const [token, setToken] = useState('');
  const groups = useMemo(() => (data ? groupOperations(data) : []), [data]);
  const download = data && (
    <Button
      icon="download"
      onPress={() =>
        saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'openapi.json')
      }
    >
      {t('api.download')}
    </Button>
  );
  return (
    <div className={page.page}>
      <PageHeader
        title={t('api.title')}
        lead={t('api.lead')}
        back={{ href: '/integrations', label: t('title') }}
        actions={download}
      />
      <Guide />
      {!data && <NoDescription description={description} />}
      {groups.map((group) => (
        <OperationList key={group.scope} group={group} tokenField={{ value: token, onChange: setToken }} />
      ))}
    </div>
  );
}

/** While the description is not known, and where it cannot be had. */
function NoDescription({ description }: { description: ReturnType<typeof useApiDescription> }) {
  const { t } = useTranslation(['flows', 'common']);
  const failureText = useFailureText();
  if (!description.isError) return <Skeleton lines={6} label={t('common:loading')} />;
  return (
    <ErrorState
      title={t('api.failed')}
      action={<Button onPress={() => void description.refetch()}>{t('common:retry')}</Button>}
    >
      {failureText(description.error)}
    </ErrorState>
  );
}
