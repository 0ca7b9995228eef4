import { Button, ErrorState, Skeleton } from '@reflectory/design-system';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type LoadedProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** Shows what a query brought, a skeleton until then, and what is safe when it failed. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useTranslation('admin');
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <ErrorState
        title={t('failed.title')}
        action={<Button onPress={() => void query.refetch()}>{t('retry')}</Button>}
      >
        {t('failed.text')}
      </ErrorState>
    );
  }
  return <Skeleton shape="text" lines={6} label={t('loading')} />;
}
