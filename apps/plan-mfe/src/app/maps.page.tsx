import { Button, EmptyState, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { topicOf } from '@reflectory/domain/mindmaps';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCreateMap } from '../features/mindmaps/api/use-create-map.ts';
import { useFailureText } from '../shared/use-failure-text.ts';
import { useMaps } from '../features/mindmaps/api/use-maps.ts';
import { ExampleMap } from '../features/mindmaps/components/example-map.tsx';
import { BeginMap } from '../features/mindmaps/components/begin-map.tsx';
import { MapList } from '../features/mindmaps/components/map-list.tsx';
import { OwnInvitations } from '../shared/sharing/own-invitations.tsx';
import classes from './map.module.css';

/** All mind maps of a person, and those that others share with them. */
export default function MapsPage() {
  const { t } = useTranslation(['plan', 'common']);
  const maps = useMaps();
  const createMap = useCreateMap();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const first = maps.data?.pages[0];
  // What was kept may say that there is none, and another device has made one.
  const isAsking = maps.isPending || (maps.isFetching && !maps.isFetchedAfterMount && first?.length === 0);
  const begin = () => void createMap({ root: topicOf(''), crossLinks: [] });
  const actions = (
    <div className={classes.acts}>
      <BeginMap onMade={createMap} />
      <Button variant="primary" icon="plus" onPress={begin}>
        {t('mindmaps.add')}
      </Button>
    </div>
  );
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('mindmaps.title')}
        lead={t('mindmaps.lead')}
        actions={first && first.length > 0 && actions}
      />
      <OwnInvitations type="mindmap" onAccepted={(id) => void navigate(`/mindmaps/${id}`)} />
      {isAsking && <Skeleton lines={6} label={t('common:loading')} />}
      {maps.isError && !first && (
        <ErrorState
          title={t('mindmaps.failed')}
          action={<Button onPress={() => void maps.refetch()}>{t('common:retry')}</Button>}
        >
          {failureText(maps.error)}
        </ErrorState>
      )}
      {first?.length === 0 && !isAsking && (
        <EmptyState
          title={t('mindmaps.empty.title')}
          action={actions}
          example={<ExampleMap />}
          exampleLabel={t('mindmaps.empty.example')}
        >
          {t('mindmaps.empty.text')}
        </EmptyState>
      )}
      {first && first.length > 0 && <MapList maps={maps} />}
    </div>
  );
}
