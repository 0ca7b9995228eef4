import { createServiceClientFake, type ServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { type ReactNode, useState } from 'react';
import { EditorLoader, type LoadEditor } from '../features/answer-field/editor-loader.ts';
import { RouterProvider } from '@reflectory/design-system';
import { matchRoutes, useLocation, useNavigate } from 'react-router-dom';
import later from '../later/locales/en.json';
import english from '../locales/en.json';
import { manifest } from '../remote.manifest.ts';

type ServiceOptions = Omit<NonNullable<Parameters<typeof createServiceClientFake>[0]>, 'user'>;
type PlatformOptions = NonNullable<Parameters<typeof renderWithPlatform>[1]>;

/** The service with the fake shell's person signed in. */
export function serviceFake(options: ServiceOptions = {}): ServiceClientFake {
  return createServiceClientFake({ ...options, user: FAKE_USER });
}

/** The route of the journal that answers an address, as the shell finds it. */
const routeOf = (pathname: string) => matchRoutes([...manifest.routes], pathname)?.at(-1)?.route.path;

/** A page with links that lead somewhere; it is gone where another page is. */
function WithLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const route = routeOf(pathname);
  const [first] = useState(route);
  return (
    <RouterProvider navigate={(path) => void navigate(path)}>
      {route === first && children}
      <output data-testid="address">{pathname + search}</output>
    </RouterProvider>
  );
}

/** The field of an answer stays the text area that it is before the editor is there. */
const withoutEditor: LoadEditor = () => new Promise(() => undefined);

/** Renders a page of the journal at `path`, in English. The element with test id `address` says where one is. */
export function renderPage(
  page: ReactNode,
  path: string,
  service: ServiceClientFake,
  options: PlatformOptions = {},
) {
  return renderWithPlatform(
    <EditorLoader value={withoutEditor}>
      <WithLinks>{page}</WithLinks>
    </EditorLoader>,
    {
      client: service.client,
      texts: { journal: { ...english, ...later } },
      path,
      ...options,
    },
  );
}
