import type { Release, Role } from '@reflectory/contracts';
import { hasFeature, satisfiesRole } from '@reflectory/domain/roles';
import { appRoutes, guardedRoutes } from './app-routes.ts';
import { findByRoute, scoreRoute } from './match-route.ts';

/** Who asks for a document, as far as routes care. */
export type Visitor = { role: Role | null; features: Readonly<Record<string, boolean>> };

/** What a path leads to. `remote` is null where the shell draws the screen alone. */
export type AppRoute =
  { outcome: 'open'; remote: Release | null } | { outcome: 'sign-in' } | { outcome: 'missing' };

/** A remote's release; only these have a manifest. */
export type RemoteRelease = Release & { manifest: NonNullable<Release['manifest']> };

/** Whether the visitor could ever use the remote: one of its routes is open to the role and features. */
export function isUsable(remote: RemoteRelease, { role, features }: Visitor): boolean {
  return remote.manifest.routes.some(
    (route) => satisfiesRole(role, route.role) && hasFeature(features, route.feature),
  );
}

/**
 * Decides what a path of the app leads to for this visitor. A route of a feature that is off or of a role that a
 * signed-in person does not have is missing; a visitor is asked to sign in first.
 */
export function findAppRoute(path: string, remotes: readonly RemoteRelease[], visitor: Visitor): AppRoute {
  const candidates = remotes.flatMap((remote) => remote.manifest.routes.map((route) => ({ remote, route })));
  const found = findByRoute(candidates, ({ route }) => route.path, path);
  if (!found && !appRoutes.some((pattern) => scoreRoute(pattern, path) !== null))
    return { outcome: 'missing' };
  const guard = findByRoute(guardedRoutes, (route) => route.path, path);
  if (!hasFeature(visitor.features, found?.route.feature)) return { outcome: 'missing' };
  for (const needed of [guard?.role, found?.route.role]) {
    if (satisfiesRole(visitor.role, needed)) continue;
    return { outcome: visitor.role === null ? 'sign-in' : 'missing' };
  }
  return { outcome: 'open', remote: found?.remote ?? null };
}
