import type { Release } from '@reflectory/contracts/remotes';
import { SETTINGS_PATH, settingsPath, specifiedAreas } from '@reflectory/domain/areas';
import { hasFeature } from '@reflectory/domain/features';
import { type Principal, satisfies } from '@reflectory/permissions';
import { findByRoute } from './match-route.ts';

type OwnRoute = { path: string; feature?: string | undefined };

/** Paths inside the app wrapper that the shell answers itself where no remote does. */
const ownRoutes: readonly OwnRoute[] = [
  ...specifiedAreas.flatMap(({ paths, feature }) => paths.map((path) => ({ path, feature }))),
  { path: SETTINGS_PATH },
];

/** Roles that these paths need, and all below them, whatever a remote's manifest says of them. */
const guardedRoutes = specifiedAreas.flatMap(({ paths: [path], role }) =>
  path && role ? [{ path: `${path}/*`, role }] : [],
);

/** Who asks for a document, as far as routes care. */
export type Visitor = Principal & { features: Readonly<Record<string, boolean>> };

/** The remote that draws a screen, and the path of its route. */
export type RemotePage = { remote: Release; routePath: string };

/** What a path leads to. `page` is null where the shell draws the screen alone. */
export type AppRoute =
  | { outcome: 'open'; page: RemotePage | null }
  | { outcome: 'sign-in' }
  /** It exists, but not for this person or not at this instance: the shell says so. */
  | { outcome: 'refused' }
  | { outcome: 'missing' };

/** A remote's release; only these have a manifest. */
export type RemoteRelease = Release & { manifest: NonNullable<Release['manifest']> };

type RemoteRoute = Omit<RemoteRelease['manifest']['routes'][number], 'access'>;

/** Addresses that a remote answers: its routes, and its sections of the settings. */
function routesOf({ manifest }: RemoteRelease): RemoteRoute[] {
  const sections = manifest.settings ?? [];
  return [...manifest.routes, ...sections.map((section) => ({ ...section, path: settingsPath(section.id) }))];
}

/**
 * Whether the visitor could ever use the remote: one of its routes is open to the role and features. Who looks after an
 * instance also has those whose feature does not exist, and is told by the shell that it is missing.
 */
export function isUsable(remote: RemoteRelease, visitor: Visitor): boolean {
  const { features } = visitor;
  const isAwaited = (feature: string | undefined) =>
    feature !== undefined &&
    !Object.hasOwn(features, feature) &&
    satisfies(visitor, { role: 'instance_admin' });
  return routesOf(remote).some(
    (route) => satisfies(visitor, route) && (hasFeature(features, route.feature) || isAwaited(route.feature)),
  );
}

/** The remote whose section comes first on the page of all settings, so that the page is there as early as others are. */
function settingsPage(remotes: readonly RemoteRelease[], visitor: Visitor): RemotePage | null {
  const [first] = remotes
    .flatMap((remote) => (remote.manifest.settings ?? []).map((section) => ({ remote, section })))
    .filter(({ section }) => satisfies(visitor, section) && hasFeature(visitor.features, section.feature))
    .toSorted((one, other) => one.section.order - other.section.order);
  return first ? { remote: first.remote, routePath: SETTINGS_PATH } : null;
}

/**
 * Decides what a path of the app leads to for this visitor. A route of a feature that is off or of a role that a
 * signed-in person does not have is refused; a visitor is asked to sign in first, and learns of no feature that is off.
 */
export function findAppRoute(path: string, remotes: readonly RemoteRelease[], visitor: Visitor): AppRoute {
  const candidates = remotes.flatMap((remote) => routesOf(remote).map((route) => ({ remote, route })));
  const found = findByRoute(candidates, ({ route }) => route.path, path);
  const own = findByRoute(ownRoutes, (route) => route.path, path);
  if (!found && !own) return { outcome: 'missing' };
  const guard = findByRoute(guardedRoutes, (route) => route.path, path);
  const isVisitor = visitor.role === null;
  if (!hasFeature(visitor.features, found ? found.route.feature : own?.feature)) {
    return { outcome: isVisitor ? 'missing' : 'refused' };
  }
  if (![guard, found?.route].every((needs) => satisfies(visitor, needs ?? {}))) {
    return { outcome: isVisitor ? 'sign-in' : 'refused' };
  }
  if (found) return { outcome: 'open', page: { remote: found.remote, routePath: found.route.path } };
  return { outcome: 'open', page: own?.path === SETTINGS_PATH ? settingsPage(remotes, visitor) : null };
}
