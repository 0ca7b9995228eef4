import { createServiceClientFake, type ServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import type { ReactNode } from 'react';
import { RouterProvider } from '@reflectory/design-system';
import { useLocation, useNavigate } from 'react-router-dom';
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

/** Renders a page of the journal at `path`, in English. The element with test id `address` says where one is. */
export function renderPage(
  page: ReactNode,
  path: string,
  service: ServiceClientFake,
  options: PlatformOptions = {},
) {
  return renderWithPlatform(<WithLinks>{page}</WithLinks>, {
    client: service.client,
    texts: { journal: english },
    path,
    ...options,
  });
}
