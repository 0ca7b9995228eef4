import './site.css';
import type { Language } from '@reflectory/contracts';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { heroArtwork } from './hero-artwork.ts';
import AuthPage from './pages/auth.page.tsx';
import LandingPage from './pages/landing.page.tsx';
import MessagePage from './pages/message.page.tsx';
import { textsByLanguage, type Texts } from './texts/index.ts';

/** A page before its files are written. `entry` names the script that it needs. */
export type PageSource = {
  name: string;
  path: string;
  status: number;
  isIndexable: boolean;
  entry: 'landing' | 'auth' | 'not-found' | null;
  title: (texts: Texts) => string;
  description: (texts: Texts) => string;
  element: (texts: Texts) => ReactElement;
};

const unfinished = (['terms', 'privacy'] as const).map((name): PageSource => {
  const described = (texts: Texts) => texts.beingBuilt.pages[name];
  return {
    name,
    path: `/${name}`,
    status: 200,
    isIndexable: false,
    entry: null,
    title: (texts) => described(texts)[0] ?? '',
    description: (texts) => described(texts)[1] ?? '',
    element: (texts) => (
      <MessagePage
        texts={texts}
        heading={described(texts)[0] ?? ''}
        text={texts.beingBuilt.text}
        detail={described(texts)[1] ?? ''}
        action={texts.beingBuilt.action}
      />
    ),
  };
});

/** A page that only tells something, with its status. */
function message(
  name: string,
  status: number,
  pick: (texts: Texts) => { heading: string; text: string; action?: string },
): PageSource {
  return {
    name,
    path: '*',
    status,
    isIndexable: false,
    entry: name === 'not-found' ? 'not-found' : null,
    title: (texts) => pick(texts).heading,
    description: (texts) => pick(texts).text,
    element: (texts) => <MessagePage texts={texts} {...pick(texts)} />,
  };
}

/** Every public page. */
export const pages: PageSource[] = [
  {
    name: 'landing',
    path: '/',
    status: 200,
    isIndexable: true,
    entry: 'landing',
    title: (texts) => texts.landing.title,
    description: (texts) => texts.landing.description,
    element: (texts) => <LandingPage texts={texts} heroArtwork={heroArtwork()} />,
  },
  {
    name: 'auth',
    path: '/auth',
    status: 200,
    isIndexable: false,
    entry: 'auth',
    title: (texts) => texts.auth.signInTitle,
    description: (texts) => texts.auth.description,
    element: (texts) => <AuthPage texts={texts} />,
  },
  ...unfinished,
  message('not-found', 404, (texts) => texts.notFound),
  message('instance-not-found', 404, (texts) => texts.instanceNotFound),
  message('instance-suspended', 403, (texts) => texts.instanceSuspended),
];

/** Body of a page in a language, with the gateway's tokens in it. */
export function renderPage(page: PageSource, language: Language): string {
  return renderToString(page.element(textsByLanguage[language]));
}

export { textsByLanguage };
