import { Button, Link, Table, type TableColumn } from '@reflectory/design-system';

import { useTranslation } from 'react-i18next';
import type { Disclosure } from './api/use-provider.ts';
import classes from './provider-part.module.css';

type DisclosureListProps = {
  disclosures: readonly Disclosure[];
  isMore: boolean;
  isLoading: boolean;
  onMore: () => void;
};

/** What was sent, when and to whom; the words themselves are in the entries. */
export function DisclosureList({ disclosures, isMore, isLoading, onMore }: DisclosureListProps) {
  const { t } = useTranslation(['settings', 'common']);
  const columns = useDisclosureColumns();
  return (
    <>
      <Table
        caption={t('provider.log.caption')}
        columns={columns}
        rows={disclosures}
        rowKey={({ id }) => id}
        empty={<p className={classes.use}>{t('provider.log.empty')}</p>}
      />
      {isMore && (
        <Button size="small" isPending={isLoading} pendingLabel={t('provider.log.loading')} onPress={onMore}>
          {t('provider.log.more')}
        </Button>
      )}
    </>
  );
}

function useDisclosureColumns(): TableColumn<Disclosure>[] {
  const { t, i18n } = useTranslation('settings');
  const moments = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const numbers = new Intl.NumberFormat(i18n.language);
  return [
    {
      key: 'when',
      header: t('provider.log.when'),
      isRowHeader: true,
      render: ({ sent_at: at }) => <time dateTime={at}>{moments.format(new Date(at))}</time>,
    },
    { key: 'to', header: t('provider.log.to'), render: ({ provider }) => <bdi dir="ltr">{provider}</bdi> },
    { key: 'for', header: t('provider.log.for'), render: ({ task }) => t(`provider.tasks.${task}`) },
    {
      key: 'what',
      header: t('provider.log.what'),
      render: ({ entry_ids: ids, character_count: count }) => (
        <span className={classes.what}>
          <span>
            {count === 0
              ? t('provider.log.sound')
              : t('provider.log.characters', { count: numbers.format(count) })}
          </span>
          {ids.map((id, index) => (
            <Link key={id} href={`/journal/entry/${id}`}>
              {t('provider.log.entry', { number: index + 1 })}
            </Link>
          ))}
        </span>
      ),
    },
    {
      key: 'outcome',
      header: t('provider.log.outcome'),
      render: ({ outcome }) => t(`provider.log.outcomes.${outcome}`),
    },
  ];
}
