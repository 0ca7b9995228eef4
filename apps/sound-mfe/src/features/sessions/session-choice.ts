import type { SessionKind } from '@reflectory/contracts/sound';
import { type DeviceOwner, useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useSyncExternalStore } from 'react';
import { deviceNotes } from '../../shared/device-notes.ts';

/** Whatever something may be heard beside. */
export type HeardBeside = SessionKind | 'meditation';

const PREFIX = 'reflectory.sound.session';
const KINDS: readonly HeardBeside[] = ['focus', 'guided', 'meditation'];
/** How often something was chosen on this page, by address. */
const counts = new Map<string, number>();

type Owner = Omit<DeviceOwner, 'client'>;
const addressOf = ({ instanceId, userId }: Owner, of: HeardBeside) =>
  `${PREFIX}:${instanceId}/${userId}:${of}`;

function useAddress(of: HeardBeside): string {
  const { boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  return addressOf({ instanceId: boot.instance.id, userId }, of);
}

/** The key of what is heard beside something, as this device remembers it; null where nobody chose. */
export function useSessionChoice(of: HeardBeside): [string | null, (key: string | null) => void] {
  const address = useAddress(of);
  const choose = (key: string | null) => {
    counts.set(address, (counts.get(address) ?? 0) + 1);
    deviceNotes.write(address, key);
  };
  return [useSyncExternalStore(deviceNotes.subscribe, () => deviceNotes.read(address)), choose];
}

/** How often something was chosen on this page for sessions of a kind. */
export function useChoicesHere(of: SessionKind): number {
  const address = useAddress(of);
  return useSyncExternalStore(deviceNotes.subscribe, () => counts.get(address) ?? 0);
}

/** What a person chose goes from a device with them. */
export const forgetSessionChoices = (owner: Owner): void => {
  for (const of of KINDS) deviceNotes.write(addressOf(owner, of), null);
};
