import { describeFailure } from '@reflectory/client';
import type { LibraryThing } from '@reflectory/contracts/library';
import { Checkbox, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useChangeThings } from '../api/use-change-things.ts';
import { useCollections, useHolding } from '../api/use-collections.ts';
import classes from '../collections.module.css';
import { MakeCollection } from './make-collection.tsx';

/** In which collections something is; each press changes that at once. */
export function CollectChoice({ thing }: { thing: LibraryThing }) {
  const { t } = useTranslation(['library', 'common']);
  const { isOnline } = usePlatform();
  const collections = useCollections();
  const holding = useHolding(thing);
  const { put, take } = useChangeThings();
  if (!isOnline) return <p className={classes.quiet}>{t('collections.offline')}</p>;
  const failed = [collections, holding].find(({ isError, data }) => isError && !data);
  if (failed) return <p role="alert">{describeFailure(failed.error, t, 'collections.putting')}</p>;
  if (!collections.data || !holding.data) return <Skeleton lines={3} label={t('common:loading')} />;
  const error = put.error ?? take.error;
  const change = (collectionId: string, isIn: boolean) => {
    put.reset();
    take.reset();
    (isIn ? put : take).mutate({ ...thing, collectionId });
  };
  return (
    <div className={classes.choice}>
      {collections.data.map(({ id, name }) => (
        <Checkbox
          key={id}
          isSelected={holding.data.includes(id)}
          isReadOnly={put.isPending || take.isPending}
          onChange={(isIn) => change(id, isIn)}
        >
          <bdi>{name}</bdi>
        </Checkbox>
      ))}
      {error && <p role="alert">{describeFailure(error, t, 'collections.putting')}</p>}
      <MakeCollection onMade={(id) => change(id, true)} />
    </div>
  );
}
