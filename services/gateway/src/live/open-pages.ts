import type { PageChange } from '@reflectory/contracts/boot';

/** Who looks at a page, as far as anybody said so. */
type PageOwner = { instanceId: string; userId: string | null; address: string };

/** How a page is spoken to. */
export type PageConnection = { tell(change: Pick<PageChange, 'what' | 'withinMs'>): void; end(): void };

/** The pages that listen to this gateway. None is told more than what to ask for. */
export type OpenPages = {
  /** Adds a page and returns how it is taken away; null where its owner or its instance has too many. */
  add(owner: PageOwner, page: PageConnection): (() => void) | null;
  tellInstance(instanceId: string, what: PageChange['what']): void;
  tellPerson(instanceId: string, userId: string): void;
  tellAll(change: Pick<PageChange, 'what' | 'withinMs'>): void;
  count(): number;
  endAll(): void;
};

export type OpenPagesLimits = { perPerson: number; perAddress: number; perInstance: number };

/** A browser needs one connection for all its tabs. Behind one address may be a whole company. */
const defaultLimits: OpenPagesLimits = { perPerson: 12, perAddress: 200, perInstance: 20_000 };
/** Milliseconds over which the pages of an instance spread what they ask. */
const spreadMs = 300;

type Place = { owners: Map<string, Set<PageConnection>>; size: number };

const ownerKey = ({ userId, address }: PageOwner) => userId ?? `address ${address}`;

/** A register of open pages by instance and owner. */
export function createOpenPages(limits: OpenPagesLimits = defaultLimits): OpenPages {
  const places = new Map<string, Place>();
  const everybody = function* (place: Place) {
    for (const pages of place.owners.values()) yield* pages;
  };

  function remove(owner: PageOwner, page: PageConnection): void {
    const place = places.get(owner.instanceId);
    const pages = place?.owners.get(ownerKey(owner));
    if (!place || !pages?.delete(page)) return;
    place.size -= 1;
    if (pages.size === 0) place.owners.delete(ownerKey(owner));
    if (place.size === 0) places.delete(owner.instanceId);
  }

  return {
    add(owner, page) {
      const place = places.get(owner.instanceId) ?? { owners: new Map(), size: 0 };
      const pages = place.owners.get(ownerKey(owner)) ?? new Set();
      const most = owner.userId === null ? limits.perAddress : limits.perPerson;
      if (pages.size >= most || place.size >= limits.perInstance) return null;
      places.set(owner.instanceId, place);
      place.owners.set(ownerKey(owner), pages.add(page));
      place.size += 1;
      return () => remove(owner, page);
    },
    tellInstance(instanceId, what) {
      const place = places.get(instanceId);
      if (!place) return;
      for (const page of everybody(place)) page.tell({ what, withinMs: spreadMs });
    },
    tellPerson(instanceId, userId) {
      const pages = places.get(instanceId)?.owners.get(userId) ?? [];
      for (const page of pages) page.tell({ what: 'role', withinMs: 0 });
    },
    tellAll(change) {
      for (const place of places.values()) for (const page of everybody(place)) page.tell(change);
    },
    count: () => [...places.values()].reduce((sum, { size }) => sum + size, 0),
    endAll() {
      for (const place of places.values()) for (const page of everybody(place)) page.end();
    },
  };
}
