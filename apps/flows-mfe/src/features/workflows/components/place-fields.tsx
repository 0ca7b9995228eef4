import { Link, Select } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';

type Place<Column> = { board_id: string; column_id: Column };
const ANY = '';

type PlaceFieldsProps<Column extends string | null> = {
  place: Place<Column>;
  places: Places;
  /** Whether any column will do. */
  hasAny?: boolean;
  onChange(place: Place<Column>): void;
};

/** A board and a column of it. */
export function PlaceFields<Column extends string | null>(props: PlaceFieldsProps<Column>) {
  const { place, places, hasAny = false, onChange } = props;
  const { t } = useTranslation('flows');
  const board = places.boards.find(({ id }) => id === place.board_id);
  if (places.boards.length === 0)
    return (
      <p>
        {t('workflows.needsBoard')} <Link href="/boards">{t('workflows.openBoards')}</Link>
      </p>
    );
  return (
    <>
      <Select
        label={t('workflows.board')}
        placeholder={t('workflows.choose')}
        value={board?.id ?? null}
        options={places.boards.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => {
          const first = places.boards.find((one) => one.id === id)?.columns[0]?.id ?? null;
          onChange({ board_id: id, column_id: (hasAny ? null : first) as Column });
        }}
      />
      <Select
        label={t('workflows.column')}
        placeholder={t('workflows.choose')}
        value={place.column_id ?? ANY}
        options={[
          ...(hasAny ? [{ value: ANY, label: t('workflows.anyColumn') }] : []),
          ...(board?.columns ?? []).map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(id) => onChange({ ...place, column_id: (id === ANY ? null : id) as Column })}
      />
    </>
  );
}
