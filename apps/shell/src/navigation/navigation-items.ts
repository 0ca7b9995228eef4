import type { BootRemote } from '@reflectory/contracts/boot';
import type { Role } from '@reflectory/contracts/members';
import type { NavigationItem } from '@reflectory/contracts/remotes';
import { hasFeature, satisfiesRole } from '@reflectory/domain/roles';
import type { Area } from './areas.ts';

/** Order of the groups in the rail. */
const navigationGroups = ['reflect', 'plan', 'connect', 'grow', 'admin'] as const;

export type NavigationGroup = { group: NavigationItem['group']; items: NavigationItem[] };

type Visitor = { role: Role | null; features: Readonly<Record<string, boolean>> };

function itemOf({ id, paths: [to], place, role, feature }: Area): NavigationItem[] {
  if (!to || !place) return [];
  const { icon, group, order } = place;
  return [{ id, labelKey: id, to, icon, group, order, ...(role && { role }), ...(feature && { feature }) }];
}

const isFor =
  ({ role, features }: Visitor) =>
  (item: Pick<NavigationItem, 'role' | 'feature'>) =>
    satisfiesRole(role, item.role) && hasFeature(features, item.feature);

/**
 * What the rail offers to this person: the items of the remotes, and those of areas whose remote is not to be had.
 * Groups without items are left out.
 */
export function navigationFor(
  remotes: readonly Pick<BootRemote, 'manifest'>[],
  areas: readonly Area[],
  visitor: Visitor,
): NavigationGroup[] {
  const ofRemotes = remotes.flatMap(({ manifest }) => manifest.navigation);
  const offered = new Set(ofRemotes.map(({ to }) => to));
  const own = areas.flatMap(itemOf).filter(({ to }) => !offered.has(to));
  const visible = [...ofRemotes, ...own].filter(isFor(visitor));
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
  areas: readonly Area[],
  visitor: Visitor,
): string[] {
  const answered = new Set(remotes.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path)));
  return areas
    .filter((area) => !area.place && !area.paths.some((path) => answered.has(path)) && isFor(visitor)(area))
    .map(({ id }) => id);
}
