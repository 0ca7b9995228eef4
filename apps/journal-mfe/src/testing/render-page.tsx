import { createServiceClientFake, type ServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import type { ReactNode } from 'react';
import { EditorLoader, type LoadEditor } from '../features/answer-field/editor-loader.ts';
import { RouterProvider } from '@reflectory/design-system';
import { useLocation, useNavigate } from 'react-router-dom';
import later from '../later/locales/en.json';
import english from '../locales/en.json';

type ServiceOptions = Omit<NonNullable<Parameters<typeof createServiceClientFake>[0]>, 'user'>;
type PlatformOptions = NonNullable<Parameters<typeof renderWithPlatform>[1]>;

/** The service with the fake shell's person signed in. */
export function serviceFake(options: ServiceOptions = {}): ServiceClientFake {
  return createServiceClientFake({ ...options, user: FAKE_USER });
}

function WithLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <RouterProvider navigate={(path) => void navigate(path)}>
      {children}
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
