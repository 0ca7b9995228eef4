import type { BootRemote } from '@reflectory/contracts/boot';
import type { NavigationItem } from '@reflectory/contracts/remotes';
import type { SpecifiedArea } from '@reflectory/domain/areas';
import { hasFeature } from '@reflectory/domain/features';
import { type Principal, satisfies } from '@reflectory/permissions';

/** Order of the groups in the rail. */
const navigationGroups = ['reflect', 'plan', 'connect', 'grow', 'admin'] as const;

/** A place of the rail; what no remote answers has no icon of its own. */
export type Place = Omit<NavigationItem, 'icon'> & Partial<Pick<NavigationItem, 'icon'>>;
export type NavigationGroup = { group: NavigationItem['group']; items: Place[] };

type Visitor = Principal & { features: Readonly<Record<string, boolean>> };

function placeOf({ id, paths: [to], place, role, feature }: SpecifiedArea): Place[] {
  return to && place ? [{ id, to, ...place, role, feature }] : [];
}

const isFor = (visitor: Visitor) => (item: Pick<Place, 'role' | 'permissions' | 'feature'>) =>
  satisfies(visitor, item) && hasFeature(visitor.features, item.feature);

/**
 * What the rail offers to this person: the items of the remotes, and those of areas whose remote is not to be had.
 * Groups without items are left out.
 */
export function navigationFor(
  remotes: readonly Pick<BootRemote, 'manifest'>[],
  areas: readonly SpecifiedArea[],
  visitor: Visitor,
): NavigationGroup[] {
  const ofRemotes = remotes.flatMap(({ manifest }) => manifest.navigation);
  const offered = new Set(ofRemotes.map(({ to }) => to));
  const own = areas.flatMap(placeOf).filter(({ to }) => !offered.has(to));
  const visible: Place[] = [...ofRemotes, ...own].filter(isFor(visitor));
  return navigationGroups
    .map((group) => ({
      group,
      items: visible.filter((item) => item.group === group).toSorted((a, b) => a.order - b.order),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Ids of the areas that are being built and that this person will have, in the order in which they come. */
export function comingNext(
  remotes: readonly Pick<BootRemote, 'manifest'>[],
  areas: readonly SpecifiedArea[],
  visitor: Visitor,
): string[] {
  const answered = new Set(remotes.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path)));
  return areas
    .filter((area) => !area.place && !area.paths.some((path) => answered.has(path)) && isFor(visitor)(area))
    .map(({ id }) => id);
}

/** Whether another place than `to` is nearer to an address below both, as `/goals/habits` is to a habit. */
export function hasNearerPlace(
  remotes: readonly Pick<BootRemote, 'manifest'>[],
  to: string,
  pathname: string,
): boolean {
  return remotes.some(({ manifest }) =>
    manifest.navigation.some(
      (other) => other.to.startsWith(`${to}/`) && `${pathname}/`.startsWith(`${other.to}/`),
    ),
  );
}
