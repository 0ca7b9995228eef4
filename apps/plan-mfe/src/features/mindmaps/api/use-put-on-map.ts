import { mindmapShape } from '@reflectory/contracts/mindmaps';
import { type Topic, topicOf, treeOf } from '@reflectory/domain/mindmaps';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getObjects } from '../../../shared/objects/open-objects.ts';
import type { ObjectStore } from '../../../shared/objects/store/object-store.ts';
import { whenReady } from '../../../shared/objects/when-ready.ts';
import { putTopics } from '../model/map-acts.ts';
import { changesOfDraft } from '../model/new-map.ts';
import { type EditedMap, mapStoreOf, QUIET_FIELDS } from './use-map.ts';

const newId = () => crypto.randomUUID();

/** Puts one topic on a map below a node or the centre; answers its id, null where the map has no room. */
function putOn(store: ObjectStore, parent: string | null, topic: Topic): string | null {
  const map = mapStoreOf(store as unknown as EditedMap);
  const rows = map.getRows();
  const tree = treeOf(rows.map.id, rows.nodes.values());
  // A branch that went meanwhile leaves the centre.
  const place = parent !== null && tree.get(parent) ? parent : rows.map.id;
  const { changes, focus } = putTopics({ rows, tree, newId }, place, [topic]);
  map.change(changes);
  return focus ?? null;
}

type Put = { mapId: string | null; parent: string | null; topic: Topic };

/** Puts something on a map that is not open, or on a new one. */
export function usePutOnMap() {
  const { t } = useTranslation('plan');
  const { client, boot, toasts } = usePlatform();
  const { id: userId } = useCurrentUser();
  const owner = { instanceId: boot.instance.id, userId };
  const { mutateAsync, isPending, isError } = useMutation({
    networkMode: 'always',
    async mutationFn({ mapId, parent, topic }: Put): Promise<string | null> {
      const objects = await getObjects({ client, service: boot.service, owner });
      const id = mapId ?? newId();
      const { store, leave } = objects.open(mindmapShape, id, { quietFields: QUIET_FIELDS });
      try {
        if (mapId !== null) {
          await whenReady(store);
          return putOn(store, parent, topic);
        }
        const root = topicOf(t('fromSentence.map.newTitle'), { children: [topic] });
        const changes = changesOfDraft(id, { root, crossLinks: [] }, newId);
        store.change(changes, { isUndoable: false });
        return changes.find(({ table }) => table === 'mindmap_nodes')?.id ?? null;
      } finally {
        leave();
      }
    },
  });
  return {
    isPutting: isPending,
    isFailed: isError,
    async put(mapId: string | null, parent: string | null, topic: Topic): Promise<string | null> {
      const id = await mutateAsync({ mapId, parent, topic }).catch(() => undefined);
      if (id === null) toasts.error(t('fromSentence.map.full'));
      return id ?? null;
    },
  };
}
