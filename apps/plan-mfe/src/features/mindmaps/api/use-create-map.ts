import { mindmapShape } from '@reflectory/contracts/mindmaps';
import type { MapDraft } from '@reflectory/domain/mindmaps';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useNavigate } from 'react-router-dom';
import { getObjects } from '../../../shared/objects/open-objects.ts';
import { changesOfDraft } from '../model/new-map.ts';
import { QUIET_FIELDS } from './use-map.ts';

/** Makes a map of a draft and opens it; without the network it waits on this device. */
export function useCreateMap(): (draft: MapDraft) => Promise<void> {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const navigate = useNavigate();
  return async (draft) => {
    const owner = { instanceId: boot.instance.id, userId };
    const objects = await getObjects({ client, service: boot.service, owner });
    const id = crypto.randomUUID();
    const { store, leave } = objects.open(mindmapShape, id, { quietFields: QUIET_FIELDS });
    store.change(
      changesOfDraft(id, draft, () => crypto.randomUUID()),
      { isUndoable: false },
    );
    leave();
    await navigate(`/mindmaps/${id}`);
  };
}
