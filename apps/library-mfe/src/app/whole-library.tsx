import { describeFailure } from '@reflectory/client';
import type { ShelfSearch } from '@reflectory/contracts/library';
import { findThings, isWholeShelf } from '@reflectory/domain/library';
import { Button, ErrorState, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useBegun } from '../features/begun/api/use-begun.ts';
import { useFrameworks } from '../features/frameworks/api/use-frameworks.ts';
import { useRecommendation } from '../features/frameworks/api/use-recommendation.ts';
import { Recommendation } from '../features/frameworks/components/recommendation.tsx';
import { FrameworkShelves } from '../features/frameworks/framework-shelves.tsx';
import { FoundCollections } from './found-collections.tsx';
import { RecentlyUsed } from './recently-used.tsx';
import classes from './page.module.css';

export type AskedProps = { asked: Omit<ShelfSearch, 'only'> };

/** All that fits: frameworks first, then what other areas have. */
export function WholeLibrary({ asked }: AskedProps) {
  const { t } = useTranslation(['library', 'common']);
  const { Slot } = usePlatform();
  const frameworks = useFrameworks();
  const recommendation = useRecommendation();
  const begun = useBegun();
  // What stands above the shelves comes with them, so that they do not move.
  const isWaiting =
    frameworks.isPending || (frameworks.isSuccess && (recommendation.isLoading || begun.isLoading));
  const search = { ...asked, only: null };
  const found = frameworks.data && findThings('framework', frameworks.data, search);
  const isAll = isWholeShelf(search);
  return (
    <>
      {isWaiting && <Skeleton className={classes.waiting} lines={8} label={t('common:loading')} />}
      {frameworks.isError && !found && (
        <ErrorState
          title={t('failed')}
          action={<Button onPress={() => void frameworks.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(frameworks.error, t, 'problems')}
        </ErrorState>
      )}
      {!isWaiting && (
        <div className={classes.found}>
          {found && (
            <>
              {isAll && begun.data && <RecentlyUsed begun={begun.data} frameworks={frameworks.data} />}
              {isAll && <Recommendation />}
              <FrameworkShelves frameworks={found} need={asked.need} />
              {asked.need === null && <FoundCollections query={asked.query} />}
            </>
          )}
          <Slot name="library.shelf" props={{ ...search, isBare: false }} />
          {/* Only the page knows what other areas found: its style shows this where there is no row. */}
          <output className={classes.nothing}>
            {found &&
              !isAll &&
              t(asked.query.trim() === '' ? 'nothingForNeed' : 'nothing', { query: asked.query })}
          </output>
        </div>
      )}
    </>
  );
}
