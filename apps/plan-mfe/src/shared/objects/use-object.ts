import type { TableName } from '@reflectory/contracts/database';
import type { ObjectShape } from '@reflectory/contracts/editing';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyShape, ChangeOf, ObjectRow, ObjectTables } from './model/objects.ts';
import { getObjects } from './open-objects.ts';
import type { PresentPerson } from './server/editing-server.ts';
import type { ObjectStore } from './store/object-store.ts';
import type { ObjectState } from './store/store-core.ts';

/** A store whose changes are those of its shape. */
export type EditedObject<Shape> = Omit<ObjectStore, 'change' | 'shape'> & {
  shape: Shape;
  change(changes: readonly ChangeOf<Shape>[], options?: { isUndoable?: boolean }): void;
};

type Rows<Shape, Table> =
  Shape extends ObjectShape<infer Known, infer Parent>
    ? Table extends Known & TableName
      ? ReadonlyMap<string, ObjectRow<Table, Parent>>
      : never
    : never;

/**
 * An object for as long as a page shows it; null for the moment until this device was asked. Of `quietFields` (a rank, say)
 * nobody is told that two wrote them at once; a `linkToken` opens what is shared by a link.
 *
 * @example const board = useObject(boardShape, boardId, quietFields);
 */
export function useObject<Table extends TableName, Parent extends string>(
  shape: ObjectShape<Table, Parent>,
  id: string,
  quietFields: readonly string[],
  linkToken: string | null = null,
): EditedObject<ObjectShape<Table, Parent>> | null {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const [store, setStore] = useState<ObjectStore | null>(null);
  const { service } = boot;
  const instanceId = boot.instance.id;
  useEffect(() => {
    let leave: (() => void) | null = null;
    let isOver = false;
    void getObjects({ client, service, owner: { instanceId, userId } }).then((objects) => {
      if (isOver) return;
      const opened = objects.open(shape as AnyShape, id, { quietFields, linkToken });
      leave = opened.leave;
      setStore(opened.store);
    });
    return () => {
      isOver = true;
      leave?.();
      setStore(null);
    };
  }, [client, service, instanceId, userId, shape, id, quietFields, linkToken]);
  return store as EditedObject<ObjectShape<Table, Parent>> | null;
}

type Subscribed = Pick<ObjectStore, 'subscribe'>;

/** Something that is known of an object besides its rows; whoever shows it is drawn again when it changes, and not with the rest. */
export const useObjectState = <Key extends keyof ObjectState>(
  object: Subscribed & Pick<ObjectStore, 'state'>,
  key: Key,
): ObjectState[Key] => useSyncExternalStore(object.subscribe, () => object.state()[key]);

/** Who else has the object open, tab by tab, and what they are at. */
export const usePresence = ({ presence }: Pick<ObjectStore, 'presence'>): readonly PresentPerson[] =>
  useSyncExternalStore(presence.subscribe, presence.people);

/** All rows of a table, by id: the same map until one of them changes. */
export function useRows<Shape, Table extends string>(
  object: EditedObject<Shape>,
  table: Table,
): Rows<Shape, Table> {
  return useSyncExternalStore(object.subscribe, () => object.tables().get(table)) as unknown as Rows<
    Shape,
    Table
  >;
}

/** One row; whoever shows it is drawn again when it changes, and not when others do. */
export function useRow<Shape, Table extends string>(
  object: EditedObject<Shape>,
  table: Table,
  id: string,
): (Rows<Shape, Table> extends ReadonlyMap<string, infer Row> ? Row : never) | undefined {
  return useSyncExternalStore(object.subscribe, () => object.tables().get(table)?.get(id)) as never;
}

/** What somebody works out of the rows, the same until it is another one by `isEqual`. */
export function useSelected<Value>(
  object: Pick<ObjectStore, 'subscribe' | 'tables'>,
  select: (tables: ObjectTables) => Value,
  isEqual: (a: Value, b: Value) => boolean = Object.is,
): Value {
  const last = useRef<{ tables: ObjectTables; select: typeof select; value: Value } | null>(null);
  const snapshot = useCallback(() => {
    const tables = object.tables();
    if (last.current?.tables === tables && last.current.select === select) return last.current.value;
    const next = select(tables);
    const value = last.current && isEqual(last.current.value, next) ? last.current.value : next;
    last.current = { tables, select, value };
    return value;
  }, [object, select, isEqual]);
  return useSyncExternalStore(object.subscribe, snapshot);
}
