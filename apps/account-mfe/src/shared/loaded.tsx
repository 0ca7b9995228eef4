import { Button, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './loaded.module.css';

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** What comes, for instance “Devices”. */
  label: string;
  /** How many lines come. */
  lines?: number;
  children: (data: Data) => ReactNode;
};

/** What a query brought; until then its shape, that there is no network, or that it failed. */
export function Loaded<Data>({ query, label, lines = 3, children }: LoadedProps<Data>) {
  const { t } = useTranslation(['settings', 'common']);
  const { isOnline } = usePlatform();
  if (query.data !== undefined) return children(query.data);
  if (!isOnline) return <p className={classes.notice}>{t('offline.unknown', { what: label })}</p>;
  if (query.isError) {
    return (
      <div role="alert" className={classes.failed}>
        <p>{t('failed.read', { what: label })}</p>
        <Button size="small" onPress={() => void query.refetch()} isPending={query.isFetching}>
          {t('common:retry')}
        </Button>
      </div>
    );
  }
  return <Skeleton lines={lines} label={t('loading', { what: label })} />;
}
