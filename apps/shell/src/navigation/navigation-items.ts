import type { BootRemote, NavigationItem, Role } from '@reflectory/contracts';
import { hasFeature, satisfiesRole } from '@reflectory/domain/roles';
import type { Area } from './areas.ts';

/** Order of the groups in the rail. */
export const navigationGroups = ['reflect', 'plan', 'connect', 'grow', 'admin'] as const;

export type NavigationGroup = { group: NavigationItem['group']; items: NavigationItem[] };

type Visitor = { role: Role | null; features: Readonly<Record<string, boolean>> };

const itemOf = ({ id, paths, navigation }: Area): NavigationItem[] => {
  const to = paths[0];
  return to ? [{ id, labelKey: id, to, ...navigation }] : [];
};

/**
 * What the rail offers to this person: the items of the remotes, and those of areas that no remote offers an item for.
 * Groups without items are left out.
 */
export function navigationFor(
  remotes: readonly Pick<BootRemote, 'manifest'>[],
  areas: readonly Area[],
  { role, features }: Visitor,
): NavigationGroup[] {
  const ofRemotes = remotes.flatMap(({ manifest }) => manifest.navigation);
  const offered = new Set(ofRemotes.map(({ to }) => to));
  const own = areas.flatMap(itemOf).filter(({ to }) => !offered.has(to));
  const visible = [...ofRemotes, ...own].filter(
    (item) => satisfiesRole(role, item.role) && hasFeature(features, item.feature),
  );
  return navigationGroups
    .map((group) => ({
      group,
      items: visible.filter((item) => item.group === group).toSorted((a, b) => a.order - b.order),
    }))
    .filter(({ items }) => items.length > 0);
}
