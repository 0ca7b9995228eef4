import { createQueryClient } from '@reflectory/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PlatformProvider } from './platform-provider.tsx';
import { routesFor } from './routes.tsx';
import { type ShellServices, ShellServicesContext } from '../services.ts';

/** The shell. */
export function App({ services }: { services: ShellServices }) {
  const [queryClient] = useState(() => createQueryClient(services.persister));
  const [router] = useState(() => createBrowserRouter(routesFor(services.boot.remotes)));
  return (
    <ShellServicesContext value={services}>
      <I18nextProvider i18n={services.texts.i18n}>
        <QueryClientProvider client={queryClient}>
          <PlatformProvider>
            {/* Urgent: a transition waits for as long as an area keeps rendering, which may be for ever. */}
            <RouterProvider router={router} useTransitions={false} />
          </PlatformProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </ShellServicesContext>
  );
}
