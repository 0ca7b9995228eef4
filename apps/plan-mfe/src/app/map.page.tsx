import { Button, ButtonLink, ErrorState, PageHeader, SaveState, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type EditedMap, useMap } from '../features/mindmaps/api/use-map.ts';
import { MapRoom } from '../features/mindmaps/components/map-room.tsx';
import { outlineOf } from '../features/mindmaps/model/outline-of.ts';
import type { MapStore } from '../features/mindmaps/model/map-store.ts';
import { useSession } from '../features/mindmaps/model/session/use-session.ts';
import { useObjectState } from '../shared/objects/use-object.ts';
import classes from './map.module.css';

const IS_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const nobody = new Map<string, never>();

/** One mind map, in the whole window. */
export default function MapPage() {
  const { '*': place = '' } = useParams();
  return IS_ID.test(place) ? <MapOfId key={place} id={place} /> : <NoMap />;
}

function MapOfId({ id }: { id: string }) {
  const { t } = useTranslation('common');
  const map = useMap(id);
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
  const { status } = useObjectState(object);
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

function ReadyMap({ object, store }: { object: EditedMap; store: MapStore }) {
  const session = useSession(store);
  const { Slot } = usePlatform();
  const { save } = useObjectState(object);
  const { scene } = useSyncExternalStore(session.subscribe, session.getView);
  return (
    <MapRoom
      session={session}
      peers={nobody}
      state={<SaveState state={save} className={classes.state} />}
      actions={<Slot name="map.actions" props={outlineOf(scene)} />}
    />
  );
}
