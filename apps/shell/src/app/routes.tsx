import type { BootRemote } from '@reflectory/contracts/boot';
import { SETTINGS_PATH, settingsPath, type SpecifiedArea, specifiedAreas } from '@reflectory/domain/areas';
import type { RouteObject } from 'react-router-dom';
import { AreaPage } from '../pages/area-page.tsx';
import NotFoundPage from '../pages/not-found.page.tsx';
import { LockGate } from '../lock/lock-gate.tsx';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { AccountGate } from '../session/account-gate.tsx';
import { sectionsOf } from '../settings/settings-sections.ts';
import { SignedIn } from '../session/signed-in.tsx';
import { AppFrame } from './app-frame.tsx';
import { Guarded } from './guarded.tsx';
import { lazyPage } from '../pages/lazy-page.tsx';
import { LeaveShell } from './leave-shell.tsx';
import { PublicFrame } from './public-frame.tsx';
import { RootLayout } from './root-layout.tsx';
import { ScreenFailure } from './screen-failure.tsx';

/** Paths of other documents of the house (specification, section 2): the shell never draws them itself. */
const documentPaths = ['/', '/auth', '/beta', '/terms', '/privacy', '/success', '/your-data'];

const SettingsPage = lazyPage(() => import('../settings/settings.page.tsx'));

type ManifestRoute = BootRemote['manifest']['routes'][number];

function remoteRoutes(remotes: readonly BootRemote[], access: ManifestRoute['access']): RouteObject[] {
  return remotes.flatMap(({ name, manifest }) =>
    manifest.routes
      .filter((route) => route.access === access)
      .map(({ path, role, permissions, feature }) => ({
        path,
        element: (
          <Guarded role={role} permissions={permissions} feature={feature}>
            <RemoteOutlet name={name} path={path} />
          </Guarded>
        ),
      })),
  );
}

/** Routes of areas, except those that a remote answers itself. */
function areaRoutes(all: readonly SpecifiedArea[], remotes: readonly BootRemote[]): RouteObject[] {
  const answered = new Set(remotes.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path)));
  return all.flatMap((area) =>
    area.paths
      .filter((path) => !answered.has(path))
      .map((path) => ({
        path,
        element: (
          <Guarded role={area.role} feature={area.feature}>
            <AreaPage area={area} />
          </Guarded>
        ),
      })),
  );
}

function settingsRoutes(remotes: readonly BootRemote[]): RouteObject[] {
  return sectionsOf(remotes).map(({ id, role, permissions, feature }) => ({
    path: settingsPath(id),
    element: (
      <Guarded role={role} permissions={permissions} feature={feature}>
        <SettingsPage />
      </Guarded>
    ),
  }));
}

/** Every address that the shell answers: those of the remotes, of areas without one, and its own. */
export function routesFor(remotes: readonly BootRemote[]): RouteObject[] {
  const signedIn: RouteObject[] = [
    ...remoteRoutes(remotes, 'signed-in'),
    ...areaRoutes(specifiedAreas, remotes),
    { path: SETTINGS_PATH, element: <SettingsPage /> },
    ...settingsRoutes(remotes),
  ];
  return [
    {
      element: <RootLayout />,
      errorElement: <ScreenFailure />,
      children: [
        { element: <PublicFrame />, children: remoteRoutes(remotes, 'public') },
        {
          element: <SignedIn />,
          children: [
            {
              element: <LockGate />,
              children: [
                { element: <AccountGate />, children: [{ element: <AppFrame />, children: signedIn }] },
              ],
            },
          ],
        },
        ...documentPaths.map((path) => ({ path, element: <LeaveShell /> })),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
