import type { FunctionOutput } from '@reflectory/contracts/functions';
import { EmptyState, Table, type TableColumn } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { useUsage } from './api/find-usage.ts';
import { DayBars } from './components/day-bars.tsx';
import { type AreaUsage, usageByArea } from './model/area-usage.ts';
import classes from './usage.module.css';

/** Which areas are used, told so that nobody can be known by it. */
export function UsagePanel() {
  const { t } = useTranslation('admin');
  return (
    <div className={classes.panel}>
      <p className={classes.lead}>{t('usage.lead')}</p>
      <Loaded query={useUsage()}>{(usage) => <UsageTable usage={usage} />}</Loaded>
    </div>
  );
}

function UsageTable({ usage }: { usage: FunctionOutput<'list-usage'> }) {
  const { t } = useTranslation('admin');
  const areas = usageByArea(usage);
  return (
    <Table
      caption={t('usage.caption')}
      isCaptionHidden
      columns={useUsageColumns(areas)}
      rows={areas}
      rowKey={({ path }) => path}
      empty={<EmptyState title={t('usage.empty')}>{t('usage.emptyText')}</EmptyState>}
    />
  );
}

function useUsageColumns(areas: readonly AreaUsage[]): TableColumn<AreaUsage>[] {
  const { t, i18n } = useTranslation('admin');
  const numbers = new Intl.NumberFormat(i18n.language);
  const dates = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const most = Math.max(1, ...areas.map(({ busiest }) => busiest.views));
  const inWords = ({ views, busiest }: AreaUsage) =>
    t('usage.summary', {
      views: numbers.format(views),
      day: dates.format(new Date(busiest.day)),
      most: numbers.format(busiest.views),
    });
  return [
    {
      key: 'area',
      header: t('usage.area'),
      isRowHeader: true,
      render: ({ path }) => t(`usage.areas.${path.replace('/', '')}`, { defaultValue: path }),
    },
    {
      key: 'days',
      header: t('usage.days'),
      render: (area) => <DayBars days={area.days} most={most} label={inWords(area)} />,
    },
    {
      key: 'views',
      header: t('usage.views'),
      align: 'end',
      render: ({ views }) => <span className={classes.views}>{numbers.format(views)}</span>,
    },
  ];
}
