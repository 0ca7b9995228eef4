import type { RequestContext } from '@reflectory/contracts/control-plane';
import { countSetting } from '@reflectory/server-kit';
import type * as z from 'zod';

/** Sockets that may be open at once; 0: any number. */
export type SocketLimits = {
  perPerson: number;
  /** Of an address, those that are nobody's yet. */
  perAddress: number;
  perInstance: number;
};

export const unlimitedSockets: SocketLimits = { perPerson: 0, perAddress: 0, perInstance: 0 };

/** The environment of sockets. */
export const socketEnvironment = {
  /** Sockets of this process that one person, an address before anybody signs in, and one instance may have; 0: any. */
  CORE_API_REALTIME_SOCKETS_PER_PERSON: countSetting(20),
  CORE_API_REALTIME_SOCKETS_PER_ADDRESS: countSetting(100),
  CORE_API_REALTIME_SOCKETS_PER_INSTANCE: countSetting(5000),
};

/** Limits of an environment that was checked. */
export const readSocketLimits = (
  environment: z.output<z.ZodObject<typeof socketEnvironment>>,
): SocketLimits => ({
  perPerson: environment.CORE_API_REALTIME_SOCKETS_PER_PERSON,
  perAddress: environment.CORE_API_REALTIME_SOCKETS_PER_ADDRESS,
  perInstance: environment.CORE_API_REALTIME_SOCKETS_PER_INSTANCE,
});

/** The place of one open socket. */
export type SocketPlace = {
  /** Somebody speaks through the socket; false when they have too many. */
  claim(userId: string): boolean;
  leave(): void;
};

/** Counts open sockets: whoever is known counts as a person, everybody else by their address. */
export function createSocketPlaces({ perPerson, perAddress, perInstance }: SocketLimits) {
  const open = new Map<string, number>();
  const take = (key: string, most: number): boolean => {
    const count = open.get(key) ?? 0;
    if (most > 0 && count >= most) return false;
    open.set(key, count + 1);
    return true;
  };
  const giveBack = (key: string) => {
    const count = (open.get(key) ?? 1) - 1;
    if (count === 0) open.delete(key);
    else open.set(key, count);
  };
  return {
    /** A place for a client; null where there is none left. */
    enter({ instance_id: instance, user_id: userId }: RequestContext, address: string): SocketPlace | null {
      const all = `instance ${instance}`;
      const unknown = `address ${instance} ${address}`;
      const held = new Set<string>();
      const hold = (key: string, most: number) => {
        if (held.has(key)) return true;
        if (!take(key, most)) return false;
        held.add(key);
        return true;
      };
      const letGo = (key: string) => {
        if (held.delete(key)) giveBack(key);
      };
      const place: SocketPlace = {
        claim(person) {
          if (!hold(`person ${instance} ${person}`, perPerson)) return false;
          letGo(unknown);
          return true;
        },
        leave: () => held.forEach(letGo),
      };
      const isIn =
        hold(all, perInstance) && (userId === null ? hold(unknown, perAddress) : place.claim(userId));
      if (isIn) return place;
      place.leave();
      return null;
    },
  };
}

export type SocketPlaces = ReturnType<typeof createSocketPlaces>;
