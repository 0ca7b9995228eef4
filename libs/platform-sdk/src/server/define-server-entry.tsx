import type { ServerPage } from '@reflectory/contracts/boot';
import type { AuthoredManifest } from '@reflectory/contracts/remotes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance, type i18n } from 'i18next';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { wordsInTexts } from '../host/words-in-texts.ts';
import { PlatformContext } from '../platform.ts';
import { serverPlatform } from './server-platform.ts';

/** What a remote draws on the server. */
export type ServerEntryDefinition<Manifest extends AuthoredManifest = AuthoredManifest> = {
  /** Components of public routes, by their path in the manifest. */
  pages: Partial<Record<Manifest['routes'][number]['path'], ComponentType>>;
  /** The remote's texts, all of them: nothing is fetched while a page is drawn. */
  texts: { namespace: string; languages: { en: object } & Record<string, object> };
};

/** The program of a release that runs on the server. */
export type ServerEntry = {
  routes: readonly string[];
  /**
   * Markup of a page. Takes a {@link ServerPage} as JSON: nothing but texts passes between the program and who runs it.
   *
   * @throws Error where the page cannot be drawn
   */
  draw(page: string): string;
};

function createTexts({ namespace, languages }: ServerEntryDefinition['texts'], language: string): i18n {
  const texts = createInstance();
  const spoken = [...new Set(['en', language])].flatMap((tag) => {
    const words = languages[tag];
    return words ? [[tag, { [namespace]: words }] as const] : [];
  });
  void texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: Object.fromEntries(spoken),
    initAsync: false,
    interpolation: wordsInTexts(() => language),
    react: { useSuspense: false },
  });
  return texts;
}

/**
 * Declares what a remote draws on the server. Its result is `serverEntry` of `src/server-entry.ts`.
 *
 * @example export const serverEntry = defineServerEntry<typeof manifest>({ pages: { '/b/:token': BoardPage }, texts });
 */
export function defineServerEntry<Manifest extends AuthoredManifest>({
  pages,
  texts,
}: ServerEntryDefinition<Manifest>): ServerEntry {
  const components = new Map(Object.entries(pages as Record<string, ComponentType>));
  return {
    routes: [...components.keys()],
    draw(json) {
      const { route, path, language, boot }: ServerPage = JSON.parse(json);
      const Page = components.get(route);
      if (!Page) throw new Error(`Nothing is drawn at ${route}`);
      return renderToString(
        <PlatformContext value={serverPlatform(boot, language)}>
          <I18nextProvider i18n={createTexts(texts, language)}>
            <QueryClientProvider client={new QueryClient()}>
              <MemoryRouter initialEntries={[path]}>
                <Routes>
                  <Route path={route} element={<Page />} />
                </Routes>
              </MemoryRouter>
            </QueryClientProvider>
          </I18nextProvider>
        </PlatformContext>,
      );
    },
  };
}
