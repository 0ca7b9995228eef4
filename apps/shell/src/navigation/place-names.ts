import type { BootRemote } from '@reflectory/contracts/boot';
import { SETTINGS_PATH, settingsPath, specifiedAreas } from '@reflectory/domain/areas';
import { sectionsOf } from '../settings/settings-sections.ts';

/** Route pattern → key of its name: a place of the rail names everything below it, else the remote does. */
export function placeNames(remotes: readonly Pick<BootRemote, 'manifest'>[]): Map<string, string> {
  const ofAreas = specifiedAreas.flatMap(({ id, paths }) =>
    paths.map((path) => [path, `nav:${id}`] as const),
  );
  const ofRemotes = remotes.flatMap(({ manifest: { name, routes, navigation } }) =>
    routes
      .filter(({ access }) => access === 'signed-in')
      .map(({ path }) => {
        const place = navigation.find(({ to }) => path === to || path.startsWith(`${to}/`));
        return [path, place ? `nav:${place.id}` : `common:remotes.${name}`] as const;
      }),
  );
  const ofSettings = sectionsOf(remotes).map(
    ({ id }) => [settingsPath(id), `settings:sections.${id}`] as const,
  );
  return new Map([...ofAreas, ...ofRemotes, [SETTINGS_PATH, 'nav:settings'], ...ofSettings]);
}
