import { SETTINGS_PATH, settingsPath, specifiedAreas } from '@reflectory/domain/areas';
import { hasFeature } from '@reflectory/domain/features';
import { languageName } from '@reflectory/domain/language-name';
import { satisfies } from '@reflectory/permissions';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { navigationFor } from '../navigation/navigation-items.ts';
import { sectionsFor } from '../settings/settings-sections.ts';
import { useSectionName } from '../settings/use-section-name.ts';
import { areCommandKeysOn, turnCommandKeys } from './command-keys.ts';
import type { PaletteItem } from './palette-items.ts';
import { useVisitor } from './use-visitor.ts';

const themes = [
  { choice: 'dark', icon: 'moon' },
  { choice: 'light', icon: 'sun' },
  { choice: 'system', icon: 'monitor' },
] as const;

/** The places of this person: those of the rail, and the settings with their sections. */
function usePlaces(): PaletteItem[] {
  const { boot } = usePlatform();
  const { t } = useTranslation('nav');
  const nameOf = useSectionName();
  const visitor = useVisitor();
  const rail = navigationFor(boot.remotes, specifiedAreas, visitor).flatMap(({ items }) => items);
  return [
    ...rail.map(({ id, to, icon }): PaletteItem => ({
      key: `place ${to}`,
      group: 'places',
      label: t(id),
      ...(icon ? { drawing: icon } : { icon: 'circle' }),
      act: { to },
    })),
    {
      key: `place ${SETTINGS_PATH}`,
      group: 'places',
      label: t('settings'),
      icon: 'settings',
      act: { to: SETTINGS_PATH },
    },
    ...sectionsFor(boot.remotes, visitor).map(({ id }): PaletteItem => ({
      key: `place ${settingsPath(id)}`,
      group: 'places',
      label: t('settingsSection', { section: nameOf(id) }),
      icon: 'settings',
      act: { to: settingsPath(id) },
    })),
  ];
}

/** What remotes let this person begin. */
function useCommandsOfRemotes(): PaletteItem[] {
  const { boot } = usePlatform();
  const { t } = useTranslation('palette');
  const { features, ...principal } = useVisitor();
  const hasKeys = areCommandKeysOn();
  return boot.remotes.flatMap(({ name, manifest }) =>
    (manifest.commands ?? [])
      .filter((command) => satisfies(principal, command) && hasFeature(features, command.feature))
      .map(({ id, to, key }): PaletteItem => ({
        key: `command ${name}.${id}`,
        group: 'commands',
        label: t(`commandsOf.${name}.${id}`),
        icon: 'arrow-right',
        ...(key && hasKeys && { letter: key.toUpperCase() }),
        act: { to },
      })),
  );
}

/** The shell's own: theme, language, lock, sign-out. */
function useOwnCommands(): PaletteItem[] {
  const { theme, language, lock, signOut } = usePlatform();
  const { t } = useTranslation(['palette', 'nav', 'auth']);
  const command = (key: string, icon: PaletteItem['icon'], label: string, run: () => void): PaletteItem => ({
    key: `command ${key}`,
    group: 'commands',
    label,
    ...(icon && { icon }),
    act: { run },
  });
  return [
    ...themes
      .filter(({ choice }) => choice !== theme.choice)
      .map(({ choice, icon }) =>
        command(`theme.${choice}`, icon, t(`theme.${choice}`), () => theme.choose(choice)),
      ),
    ...language.available
      .filter((tag) => tag !== language.current)
      .map((tag) =>
        command(`language.${tag}`, 'languages', t('language', { language: languageName(tag) }), () =>
          language.choose(tag),
        ),
      ),
    ...(lock.hasCode ? [command('lock', 'lock', t('nav:lock'), () => void lock.lock())] : []),
    areCommandKeysOn()
      ? command('keysOff', undefined, t('keysOff'), () => turnCommandKeys(false))
      : command('keysOn', undefined, t('keysOn'), () => turnCommandKeys(true)),
    command('signOut', 'log-out', t('auth:signOut'), () => void signOut()),
  ];
}

/** Everything that this person can go to or do. */
export function usePaletteItems(): PaletteItem[] {
  return [...useCommandsOfRemotes(), ...usePlaces(), ...useOwnCommands()];
}
