import type { BootRemote } from '@reflectory/contracts/boot';
import { SETTINGS_PATH, settingsPath, specifiedAreas } from '@reflectory/domain/areas';
import { matchRoutes } from 'react-router-dom';
import { sectionsOf } from '../settings/settings-sections.ts';

/** Patterns of every address inside the app wrapper. */
export function wrapperPaths(remotes: readonly Pick<BootRemote, 'manifest'>[]): string[] {
  const ofRemotes = remotes.flatMap(({ manifest }) =>
    manifest.routes.filter(({ access }) => access === 'signed-in').map(({ path }) => path),
  );
  const ofSettings = [SETTINGS_PATH, ...sectionsOf(remotes).map(({ id }) => settingsPath(id))];
  return [...new Set([...ofRemotes, ...specifiedAreas.flatMap(({ paths }) => paths), ...ofSettings])];
}

/** The pattern that fits a path best, for instance `/journal/*`: it never holds an id. `*` when none fits. */
export function patternOf(patterns: readonly string[], pathname: string): string {
  const routes = patterns.map((path) => ({ path }));
  return matchRoutes(routes, pathname)?.at(-1)?.route.path ?? '*';
}
