import type { TableName } from '@reflectory/contracts/database';
import type { ObjectShape } from '@reflectory/contracts/editing';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useCallback } from 'react';
import type { AnyShape, ChangeOf } from '../../../shared/objects/model/objects.ts';
import { getObjects } from '../../../shared/objects/open-objects.ts';
import type { ObjectStore } from '../../../shared/objects/store/object-store.ts';

/** Where something stands in a list: two who move it have both seen where it went. */
export const QUIET_FIELDS: readonly string[] = ['rank'];

/** Until the service has answered all that was changed here, however long there is no network. */
function whenAnswered(store: ObjectStore): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (store.state().pending > 0) return;
      leave();
      resolve();
    };
    const leave = store.subscribe(look);
    look();
  });
}

/** Changes an object that no page has open. It is kept on the device at once; what is answered ends when the service has it. */
export function useChangeObject() {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const { service } = boot;
  const instanceId = boot.instance.id;
  return useCallback(
    async <Table extends TableName, Parent extends string>(
      shape: ObjectShape<Table, Parent>,
      id: string,
      changes: readonly ChangeOf<ObjectShape<Table, Parent>>[],
    ): Promise<void> => {
      const objects = await getObjects({ client, service, owner: { instanceId, userId } });
      const { store, leave } = objects.open(shape as AnyShape, id, { quietFields: QUIET_FIELDS });
      store.change(changes, { isUndoable: false });
      leave();
      await whenAnswered(store);
    },
    [client, service, instanceId, userId],
  );
}
