import { IconButton, Menu, type MenuItem } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';

/** What else can be done with something that is listed by its name. */
export function RowMenu({ name, items }: { name: string; items: MenuItem[] }) {
  const { t } = useTranslation('flows');
  const label = t('webhooks.actsFor', { name });
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="ellipsis" label={label} />}
      items={[{ items }]}
      placement="bottom end"
    />
  );
}
