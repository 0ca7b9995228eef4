import { describeFailure } from '@reflectory/client';
import { Button, EmptyState, ErrorState, PageHeader, ShelfItem, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type PlacedThing,
  useChangeCollections,
} from '../features/collections/api/use-change-collections.ts';
import { type Collection, useCollections } from '../features/collections/api/use-collections.ts';
import { MakeCollection } from '../features/collections/components/make-collection.tsx';
import { OrderedList } from '../features/collections/components/ordered-list.tsx';
import { PlacedActs } from '../features/collections/components/placed-acts.tsx';
import { RenameDialog } from '../features/collections/components/rename.dialog.tsx';
import { UndoLine } from '../features/collections/components/undo-line.tsx';
import { usePlace } from '../features/collections/model/place.ts';
import classes from '../features/collections/collections.module.css';
import page from './page.module.css';

/** The person's collections: made, named, put in order and deleted here. */
export default function CollectionsPage() {
  const { t } = useTranslation(['library', 'common']);
  const collections = useCollections();
  return (
    <div className={page.page}>
      <PageHeader
        title={t('collections.title')}
        lead={t('collections.lead')}
        back={{ href: '/library', label: t('back') }}
      />
      <MakeCollection />
      {collections.isPending && <Skeleton className={page.waiting} lines={6} label={t('common:loading')} />}
      {collections.isError && !collections.data && (
        <ErrorState
          title={t('collections.failed')}
          action={<Button onPress={() => void collections.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(collections.error, t, 'problems')}
        </ErrorState>
      )}
      {collections.data && <Collections collections={collections.data} />}
    </div>
  );
}

function Collections({ collections }: { collections: readonly Collection[] }) {
  const { t } = useTranslation('library');
  const { isOnline } = usePlatform();
  const [renamed, setRenamed] = useState<Collection | null>(null);
  const { change, gone, back, isComingBack, remove, bringBack } = useRemoval();
  return (
    <div className={classes.made}>
      <output>
        {gone && (
          <UndoLine isPending={isComingBack} onUndo={bringBack}>
            {t('collections.deleted', { name: gone.name })}
          </UndoLine>
        )}
      </output>
      {collections.length === 0 && (
        <EmptyState title={t('collections.emptyTitle')}>{t('collections.emptyText')}</EmptyState>
      )}
      <OrderedList
        items={collections}
        isFixed={!isOnline}
        back={back}
        onPlace={({ id }, rank) => change({ id, rank })}
        more={(one) => [
          { id: 'rename', label: t('collections.rename'), icon: 'pencil', onAction: () => setRenamed(one) },
          {
            id: 'delete',
            label: t('collections.delete'),
            icon: 'trash',
            isDestructive: true,
            onAction: () => remove(one),
          },
        ]}
      >
        {(one) => <CollectionRow collection={one} />}
      </OrderedList>
      {renamed && <RenameDialog collection={renamed} onClose={() => setRenamed(null)} />}
    </div>
  );
}

function CollectionRow({ collection: { id, name, count } }: { collection: Collection }) {
  const { t } = useTranslation('library');
  const place = usePlace();
  return (
    <ShelfItem
      name={name}
      href={`/library/collections/${id}`}
      facts={t('collections.things', { count })}
      actions={place && <PlacedActs place={place} name={name} />}
    />
  );
}

type Gone = Collection & { things: readonly PlacedThing[] };

/** The collection that was deleted last, how to delete one, and how to bring it back with all that was in it. */
function useRemoval() {
  const { t } = useTranslation(['library', 'common']);
  const { toasts } = usePlatform();
  const [gone, setGone] = useState<Gone | null>(null);
  const [back, setBack] = useState<string | null>(null);
  const acts = useChangeCollections();
  const onError = (error: unknown) =>
    toasts.error(t('notKept', { reason: describeFailure(error, t, 'collections.making') }));
  return {
    gone,
    back,
    isComingBack: acts.bringBack.isPending,
    change: (values: Parameters<typeof acts.change.mutate>[0]) => acts.change.mutate(values, { onError }),
    remove: (one: Collection) =>
      acts.remove.mutate(one, { onSuccess: (things) => setGone({ ...one, things }), onError }),
    bringBack() {
      if (!gone) return;
      setBack(gone.id);
      acts.bringBack.mutate(gone, { onSuccess: () => setGone(null), onError });
    },
  };
}
