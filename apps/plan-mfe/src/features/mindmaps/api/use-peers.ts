import { BRANCH_COLOURS } from '@reflectory/domain/mindmaps';
import { useEffect, useMemo } from 'react';
import { usePresence } from '../../../shared/objects/use-object.ts';
import type { ObjectPeople } from '../../../shared/objects/use-people.ts';
import type { Peer } from '../components/map-node.tsx';
import type { EditedMap } from './use-map.ts';

const SPOT = 'mindmap_nodes/';

/** The same colour for a person on every screen. */
const colourOf = (userId: string) =>
  BRANCH_COLOURS[Number.parseInt(userId.slice(0, 6), 16) % BRANCH_COLOURS.length] ?? 'calm';

/** Who else is at which node; says where oneself is. */
export function usePeers(object: EditedMap, people: ObjectPeople, focus: string): ReadonlyMap<string, Peer> {
  const present = usePresence(object);
  const { presence } = object;
  useEffect(() => presence.say(`${SPOT}${focus}`), [presence, focus]);
  return useMemo(
    () =>
      new Map(
        present.flatMap(({ userId, spot }) =>
          spot?.startsWith(SPOT)
            ? [
                [
                  spot.slice(SPOT.length),
                  { id: userId, name: people.nameOf(userId), colour: colourOf(userId) },
                ] as const,
              ]
            : [],
        ),
      ),
    [present, people],
  );
}
