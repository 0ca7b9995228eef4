import { Link } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { Credit } from './track.ts';

/** Under which licence a piece of somebody else is played, and where it is at home. */
export function CreditLine({ credit: { licence, url, page } }: { credit: Credit }) {
  const { t } = useTranslation('sound');
  return (
    <>
      <Link href={url} target="_blank" rel="noreferrer">
        {licence}
      </Link>
      {page && (
        <>
          {' · '}
          <Link href={page} target="_blank" rel="noreferrer">
            {t('player.source')}
          </Link>
        </>
      )}
    </>
  );
}
