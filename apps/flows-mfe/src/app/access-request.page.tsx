import { Link, PageHeader } from '@reflectory/design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAccessRequest } from '../features/access-request/api/use-access-request.ts';
import { readAccessRequest } from '../features/access-request/read-access-request.ts';
import { RequestForm } from '../features/access-request/request-form.tsx';
import { NoList } from '../shared/no-list.tsx';
import page from './page.module.css';

/** Where an application sends somebody to be let in by them. */
export default function AccessRequestPage() {
  const { t } = useTranslation('flows');
  const { search } = useLocation();
  const request = useMemo(() => readAccessRequest(search), [search]);
  const query = useAccessRequest(request);
  const view = query.data;
  return (
    <div className={page.page}>
      {!view && <NoList list={query} title={t('access.failed')} />}
      {view?.outcome === 'open' && <RequestForm key={search} request={request} view={view} />}
      {view?.outcome === 'unknown' && (
        <PageHeader title={t('access.unknown')} lead={t('access.unknownText')} />
      )}
      {view?.outcome === 'wrong' && (
        <>
          <PageHeader title={t('access.wrong')} lead={t('access.wrongText')} />
          <Link href={view.return_to}>{t('access.back', { host: view.host })}</Link>
        </>
      )}
    </div>
  );
}
