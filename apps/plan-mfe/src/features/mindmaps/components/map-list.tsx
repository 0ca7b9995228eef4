import { Button, IconButton, Link, Menu } from '@reflectory/design-system';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListedMap, useRemoveMap, type useMaps } from '../api/use-maps.ts';
import { useFailureText } from '../../../shared/use-failure-text.ts';
import classes from './map-list.module.css';
import { MapThumbnail } from './map-thumbnail.tsx';

/** Maps that were read so far; more come when they are asked for. */
export function MapList({ maps }: { maps: ReturnType<typeof useMaps> }) {
  const { t } = useTranslation(['plan', 'common']);
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const removeMap = useRemoveMap();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = maps;

  async function setGone(id: string, isGone: boolean) {
    try {
      await removeMap(id, isGone);
      setRemoved((now) => {
        const next = new Set(now);
        if (isGone) next.add(id);
        else next.delete(id);
        return next;
      });
    } catch (error) {
      toasts.error(failureText(error));
    }
  }

  return (
    <>
      <ul className={classes.list} aria-label={t('mindmaps.title')}>
        {data?.pages.flat().map((map) =>
          removed.has(map.id) ? (
            <li key={map.id} className={classes.removed}>
              <span>{t('mindmaps.deleted', { title: map.title || t('mindmaps.untitled') })}</span>
              <Button size="small" onPress={() => void setGone(map.id, false)}>
                {t('mindmaps.bringBack')}
              </Button>
            </li>
          ) : (
            <MapRow key={map.id} map={map} onRemove={() => void setGone(map.id, true)} />
          ),
        )}
      </ul>
      {isFetchNextPageError && <p role="alert">{t('mindmaps.failed')}</p>}
      {hasNextPage && (
        <div className={classes.more}>
          <Button
            onPress={() => void fetchNextPage()}
            isPending={isFetchingNextPage}
            pendingLabel={t('common:loading')}
          >
            {t('mindmaps.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function MapRow({ map, onRemove }: { map: ListedMap; onRemove(): void }) {
  const { t, i18n } = useTranslation('plan');
  const { id: userId } = useCurrentUser();
  const title = map.title || t('mindmaps.untitled');
  const isOwn = map.user_id === userId;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(
    new Date(map.updated_at),
  );
  return (
    <li className={classes.row}>
      <MapThumbnail colours={map.branches.map(({ colour }) => colour)} />
      <div className={classes.words}>
        <h2 className={classes.title} dir="auto">
          <Link href={`/mindmaps/${map.id}`}>{title}</Link>
        </h2>
        {map.branches.length > 0 && (
          <p className={classes.branches}>
            <bdi>{map.branches.map(({ text }) => text).join(' · ')}</bdi>
          </p>
        )}
        <p className={classes.facts}>{t(isOwn ? 'mindmaps.changedAt' : 'mindmaps.sharedAt', { day })}</p>
      </div>
      {isOwn && (
        <div className={classes.acts}>
          <Menu
            label={t('mindmaps.actsFor', { title })}
            trigger={<IconButton icon="ellipsis" label={t('mindmaps.actsFor', { title })} />}
            items={[
              {
                id: 'delete',
                label: t('mindmaps.delete'),
                icon: 'trash',
                isDestructive: true,
                onAction: onRemove,
              },
            ]}
            placement="bottom end"
          />
        </div>
      )}
    </li>
  );
}
