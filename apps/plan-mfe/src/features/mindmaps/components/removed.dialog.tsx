import { Button, Dialog, ErrorState, Skeleton } from '@reflectory/design-system';
import type {} from '@reflectory/contracts/editing';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ObjectPeople } from '../../../shared/objects/use-people.ts';
import { useScope } from '../../../shared/use-scope.ts';
import { removedBranches } from '../model/removed-branches.ts';
import type { MapSession } from '../model/session/map-session.ts';
import classes from './node-details.module.css';

/** Removals that are looked at. */
const MOST = 1000;

export type RemovedDialogProps = {
  mapId: string;
  session: MapSession;
  people: ObjectPeople;
  onClose(): void;
};

/** What was removed from a map, by whom and when; each comes back as it was. */
export default function RemovedDialog({ mapId, session, people, onClose }: RemovedDialogProps) {
  const { t, i18n } = useTranslation(['plan', 'common']);
  const { client, key } = useScope();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...key, 'mindmap-removed', mapId],
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      const { data: removals } = await client
        .from('object_changes')
        .select('row_id,table_name,user_id,made_at,before')
        .eq('object_type', 'mindmap')
        .eq('object_id', mapId)
        .eq('kind', 'remove')
        .order('number', { ascending: false })
        .limit(MOST)
        .throwOnError();
      const { rows } = session.getView().scene;
      return removedBranches(removals, (id) => rows.nodes.has(id) || rows.edges.has(id));
    },
  });
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Dialog isOpen title={t('mindmaps.removed.title')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {isPending && <Skeleton lines={4} label={t('common:loading')} />}
      {isError && (
        <ErrorState
          title={t('mindmaps.removed.failed')}
          action={<Button onPress={() => void refetch()}>{t('common:retry')}</Button>}
        />
      )}
      {data?.length === 0 && <p>{t('mindmaps.removed.none')}</p>}
      <ol className={classes.rows}>
        {data?.map(({ key: id, texts, rows, nodes, at, by }) => (
          <li key={id}>
            <div>
              <p dir="auto">{texts.map((text) => text || t('mindmaps.untitled')).join(' · ')}</p>
              <p className={classes.quiet}>
                {t('mindmaps.removed.by', {
                  count: nodes,
                  name: people.nameOf(by),
                  moment: moment.format(new Date(at)),
                })}
              </p>
            </div>
            <Button
              size="small"
              onPress={() => {
                session.run({ changes: rows.map((row) => ({ ...row, kind: 'restore', fields: {} })) });
                onClose();
              }}
            >
              {t('mindmaps.bringBack')}
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
