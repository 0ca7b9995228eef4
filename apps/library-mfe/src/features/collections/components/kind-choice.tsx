import type { LibraryKind } from '@reflectory/contracts/library';
import { Select } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './kind-choice.module.css';

const ALL = 'all';

export type KindChoiceProps = {
  /** Those that there are, in the order in which they are offered. */
  kinds: readonly LibraryKind[];
  kind: LibraryKind | null;
  onChange(kind: LibraryKind | null): void;
};

/** Shows things of one kind alone; not there where all are of one. */
export function KindChoice({ kinds, kind, onChange }: KindChoiceProps) {
  const { t } = useTranslation('library');
  if (kinds.length < 2) return null;
  return (
    <Select
      className={classes.choice}
      label={t('collections.filter.title')}
      value={kind ?? ALL}
      options={[
        { value: ALL, label: t('collections.filter.all') },
        ...kinds.map((one) => ({ value: one, label: t(`collections.filter.kinds.${one}`) })),
      ]}
      onChange={(value) => onChange(kinds.find((one) => one === value) ?? null)}
    />
  );
}
