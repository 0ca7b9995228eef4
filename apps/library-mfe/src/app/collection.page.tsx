import { describeFailure } from '@reflectory/client';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  PageHeader,
  ShelfItem,
  Skeleton,
} from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { type OpenCollection, useCollection } from '../features/collections/api/use-collections.ts';
import { useChangeThings } from '../features/collections/api/use-change-things.ts';
import { KindChoice } from '../features/collections/components/kind-choice.tsx';
import { OrderedList } from '../features/collections/components/ordered-list.tsx';
import { PlacedActs } from '../features/collections/components/placed-acts.tsx';
import { UndoLine } from '../features/collections/components/undo-line.tsx';
import { usePlace } from '../features/collections/model/place.ts';
import page from './page.module.css';
import { KIND_PARAMETER } from './addresses.ts';
import { ThingRow } from './thing-row.tsx';

type Thing = OpenCollection['things'][number];

/** Features that bring a kind; where one is off, its things are not there at present. */
const FEATURES = {
  framework: 'library',
  prompt: 'library',
  meditation: 'sound',
  soundscape: 'sound',
  music: 'sound',
  breathing: 'sound',
  artwork: 'entries',
  deck: 'presentations',
} as const satisfies Record<Thing['kind'], string>;

const KINDS = Object.keys(FEATURES) as Thing['kind'][];

/** One collection: what is in it, in the order that its person gave it. */
export default function CollectionPage() {
  const { t } = useTranslation(['library', 'common']);
  const { id = '' } = useParams();
  const { isOnline } = usePlatform();
  const collection = useCollection(id);
  const title =
    collection.data?.name ?? t(collection.data === null ? 'collections.missing' : 'collections.title');
  return (
    <div className={page.page}>
      <PageHeader title={title} back={{ href: '/library/collections', label: t('collections.title') }} />
      {!isOnline && <p className={page.status}>{t('collections.offline')}</p>}
      {collection.isPending && <Skeleton className={page.waiting} lines={6} label={t('common:loading')} />}
      {collection.isError && collection.data === undefined && (
        <ErrorState
          title={t('collections.failed')}
          action={<Button onPress={() => void collection.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(collection.error, t, 'problems')}
        </ErrorState>
      )}
      {collection.data && <Things key={id} id={id} collection={collection.data} />}
    </div>
  );
}

function Things({ id, collection }: { id: string; collection: OpenCollection }) {
  const { t } = useTranslation('library');
  const { isOnline, Slot } = usePlatform();
  const { place, taken, back, isComingBack, take, putBack } = useTaking(id);
  const [search, setSearch] = useSearchParams();
  const kinds = KINDS.filter((one) => collection.things.some((thing) => thing.kind === one));
  const kind = kinds.find((one) => one === search.get(KIND_PARAMETER)) ?? null;
  const items = collection.things
    .filter((thing) => kind === null || thing.kind === kind)
    .map((thing) => ({ ...thing, id: rowOf(thing) }));
  return (
    <>
      <output>
        {taken && (
          <UndoLine isPending={isComingBack} onUndo={putBack}>
            {t('collections.takenOut', { name: taken.name })}
          </UndoLine>
        )}
      </output>
      <KindChoice
        kinds={kinds}
        kind={kind}
        onChange={(one) => setSearch(one ? { [KIND_PARAMETER]: one } : {}, { replace: true })}
      />
      {items.length === 0 && (
        <EmptyState
          title={t('collections.nothingTitle')}
          action={<ButtonLink href="/library">{t('title')}</ButtonLink>}
        >
          {t('collections.nothingText')}
        </EmptyState>
      )}
      <OrderedList
        items={items}
        isFixed={!isOnline}
        back={back}
        onPlace={({ kind, key }, rank) => place({ kind, key, rank })}
        more={({ kind, key, rank }, name) => [
          {
            id: 'take',
            label: t('collections.takeOut'),
            icon: 'x',
            onAction: () => take({ kind, key, rank, name }),
          },
        ]}
      >
        {(thing) => <CollectedThing thing={thing} collection={collection} />}
      </OrderedList>
      {/* Draws no row: who fills it says once when it fails. */}
      <Slot name="library.shelf" props={{ need: null, query: '', only: [], isBare: true }} />
    </>
  );
}

function CollectedThing({ thing, collection }: { thing: Thing; collection: OpenCollection }) {
  const { t } = useTranslation('library');
  const { hasFeature } = usePlatform();
  const place = usePlace();
  const { kind, key, isGone } = thing;
  if (!isGone && hasFeature(FEATURES[kind])) {
    const { frameworks, prompts } = collection;
    return <ThingRow thing={{ kind, key }} {...{ frameworks, prompts }} />;
  }
  const name = t(`collections.kinds.${kind}`);
  return (
    <ShelfItem
      name={t(isGone ? 'collections.gone' : 'collections.away', { name })}
      actions={place && <PlacedActs place={place} name={name} />}
    />
  );
}

const rowOf = ({ kind, key }: Pick<Thing, 'kind' | 'key'>) => `${kind} ${key}`;

type Taken = Pick<Thing, 'kind' | 'key' | 'rank'> & { name: string };

/** What was taken out last, how to take out and place something, and how to put it back where it was. */
function useTaking(collectionId: string) {
  const { t } = useTranslation(['library', 'common']);
  const { toasts } = usePlatform();
  const [taken, setTaken] = useState<Taken | null>(null);
  const [back, setBack] = useState<string | null>(null);
  const acts = useChangeThings();
  const onError = (error: unknown) =>
    toasts.error(t('notKept', { reason: describeFailure(error, t, 'collections.putting') }));
  return {
    taken,
    back,
    isComingBack: acts.put.isPending,
    place: (thing: Pick<Thing, 'kind' | 'key' | 'rank'>) =>
      acts.place.mutate({ ...thing, collectionId }, { onError }),
    take: (thing: Taken) =>
      acts.take.mutate({ ...thing, collectionId }, { onSuccess: () => setTaken(thing), onError }),
    putBack() {
      if (!taken) return;
      setBack(rowOf(taken));
      acts.put.mutate({ ...taken, collectionId }, { onSuccess: () => setTaken(null), onError });
    },
  };
}
