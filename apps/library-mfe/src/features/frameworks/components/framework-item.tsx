import type { ListedFramework } from '@reflectory/contracts/library';
import { Badge, ShelfItem } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';

export type FrameworkItemProps = { framework: ListedFramework; size?: 'large' | 'small' };

/** A framework with what it is good for and how long it takes; a small one has its length alone. */
export function FrameworkItem({ framework, size = 'large' }: FrameworkItemProps) {
  const { t } = useTranslation('library');
  const { Slot } = usePlatform();
  const { key, name, promise, language, steps, minutes, origin } = framework;
  return (
    <ShelfItem
      name={name}
      lang={language}
      href={`/library/frameworks/${key}`}
      promise={size === 'large' ? promise : undefined}
      size={size}
      facts={
        <>
          {t('questionCount', { count: steps })} · {t('minutes', { count: minutes })}{' '}
          {origin === 'instance' && <Badge>{t('ownBadge')}</Badge>}
        </>
      }
      actions={<Slot name="library.star" props={{ thing: { kind: 'framework', key }, name }} />}
    />
  );
}
