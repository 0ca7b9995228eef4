import { Button, ButtonLink, ErrorState, IconButton, PageHeader, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type EditedMap, useMap } from '../features/mindmaps/api/use-map.ts';
import { usePeers } from '../features/mindmaps/api/use-peers.ts';
import { MapRoom } from '../features/mindmaps/components/map-room.tsx';
import { NodeHistory } from '../features/mindmaps/components/node-history.tsx';
import { setNode } from '../features/mindmaps/model/map-change.ts';
import { outlineOf } from '../features/mindmaps/model/outline-of.ts';
import type { MapStore } from '../features/mindmaps/model/map-store.ts';
import type { MapSession } from '../features/mindmaps/model/session/map-session.ts';
import { useSession } from '../features/mindmaps/model/session/use-session.ts';
import { useNoticeWords } from '../features/mindmaps/model/use-notice-words.ts';
import { ObjectNotices } from '../shared/objects/components/object-notices.tsx';
import { ObjectStatus } from '../shared/objects/components/object-status.tsx';
import { useObjectState } from '../shared/objects/use-object.ts';
import { type ObjectPeople, usePeople } from '../shared/objects/use-people.ts';
import classes from './map.module.css';

type OpenDialog = 'sharing' | 'removed' | null;

const IS_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const RemovedDialog = lazy(() => import('../features/mindmaps/components/removed.dialog.tsx'));
const ShareObjectDialog = lazy(async () => ({
  default: (await import('../shared/sharing/share-object.dialog.tsx')).ShareObjectDialog,
}));

/** One mind map, in the whole window. */
export default function MapPage() {
  const { '*': place = '' } = useParams();
  return IS_ID.test(place) ? <MapOfId key={place} id={place} /> : <NoMap />;
}

/** What the address of a link brings along. */
function useLinkToken(): string | null {
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('link'));
  return token;
}

function MapOfId({ id }: { id: string }) {
  const { t } = useTranslation('common');
  const map = useMap(id, useLinkToken());
  return map ? <OpenMap {...map} /> : <Skeleton lines={6} label={t('loading')} />;
}

function NoMap() {
  const { t } = useTranslation('plan');
  return (
    <div className={classes.page}>
      <PageHeader title={t('mindmaps.title')} />
      <ErrorState
        title={t('mindmaps.gone.title')}
        action={<ButtonLink href="/mindmaps">{t('mindmaps.leave')}</ButtonLink>}
      >
        {t('mindmaps.gone.text')}
      </ErrorState>
    </div>
  );
}

function OpenMap({ object, store }: { object: EditedMap; store: MapStore }) {
  const { t } = useTranslation(['plan', 'common']);
  const status = useObjectState(object, 'status');
  if (status === 'loading') return <Skeleton lines={6} label={t('common:loading')} />;
  if (status === 'gone') return <NoMap />;
  if (status === 'failed')
    return (
      <ErrorState
        title={t('mindmaps.openFailed')}
        action={<Button onPress={() => void object.refresh()}>{t('common:retry')}</Button>}
      />
    );
  return <ReadyMap object={object} store={store} />;
}

/** Whoever comes for one node is shown it. */
function useArrivalAtNode(session: MapSession): void {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('node');
  useEffect(() => {
    if (wanted === null) return;
    if (session.getView().scene.rows.nodes.has(wanted)) session.show(wanted);
    setSearch({}, { replace: true });
  }, [session, wanted, setSearch]);
}

function ReadyMap({ object, store }: { object: EditedMap; store: MapStore }) {
  const { t } = useTranslation('plan');
  const session = useSession(store);
  useArrivalAtNode(session);
  const { Slot } = usePlatform();
  const { scene, focus, canEdit } = useSyncExternalStore(session.subscribe, session.getView);
  const people = usePeople(object);
  const peers = usePeers(object, people, focus);
  const words = useNoticeWords(store);
  const [open, setOpen] = useState<OpenDialog>(null);
  return (
    <>
      <MapRoom
        session={session}
        peers={peers}
        state={<ObjectStatus object={object} people={people} />}
        notices={<ObjectNotices object={object} people={people} words={words} />}
        actions={
          <>
            <Slot name="map.actions" props={outlineOf(scene)} />
            <IconButton icon="share" label={t('mindmaps.share')} onPress={() => setOpen('sharing')} />
          </>
        }
        menuItems={[
          {
            id: 'removed',
            label: t('mindmaps.removed.title'),
            icon: 'history',
            onAction: () => setOpen('removed'),
          },
        ]}
        history={(id) => (
          <NodeHistory
            key={id}
            object={object}
            people={people}
            id={id}
            canEdit={canEdit}
            onRestore={({ field, value }) => session.run({ changes: [setNode(id, { [field]: value })] })}
          />
        )}
      />
      <MapDialogs
        open={open}
        object={object}
        session={session}
        people={people}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

type MapDialogsProps = {
  open: OpenDialog;
  object: EditedMap;
  session: MapSession;
  people: ObjectPeople;
  onClose(): void;
};

function MapDialogs({ open, object, session, people, onClose }: MapDialogsProps) {
  const { t } = useTranslation('plan');
  const navigate = useNavigate();
  const { id } = object.place;
  return (
    <Suspense fallback={null}>
      {open === 'sharing' && (
        <ShareObjectDialog
          place={object.place}
          table="mindmaps"
          title={session.getView().scene.rows.map.title || t('mindmaps.untitled')}
          address={`/mindmaps/${id}`}
          onClose={onClose}
          onLeft={() => void navigate('/mindmaps')}
        />
      )}
      {open === 'removed' && <RemovedDialog mapId={id} session={session} people={people} onClose={onClose} />}
    </Suspense>
  );
}
