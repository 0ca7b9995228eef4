import type { BootRemote } from '@reflectory/contracts/boot';
import { hasFeature } from '@reflectory/domain/features';
import { type Principal, satisfies } from '@reflectory/permissions';

type Declared = NonNullable<BootRemote['manifest']['settings']>[number];

/** A section of the settings, and the remote that draws it. */
export type SettingsSection = Declared & { remote: BootRemote['name'] };

type Remotes = readonly Pick<BootRemote, 'manifest'>[];

/** Every section that a remote adds, in their order. */
export function sectionsOf(remotes: Remotes): SettingsSection[] {
  return remotes
    .flatMap(({ manifest }) =>
      (manifest.settings ?? []).map((section) => ({ ...section, remote: manifest.name })),
    )
    .toSorted((one, other) => one.order - other.order);
}

/** Those that are there for this person. */
export function sectionsFor(
  remotes: Remotes,
  { features, ...principal }: Principal & { features: Readonly<Record<string, boolean>> },
): SettingsSection[] {
  return sectionsOf(remotes).filter(
    (section) => satisfies(principal, section) && hasFeature(features, section.feature),
  );
}
