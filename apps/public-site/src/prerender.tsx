import './site.css';
import type { Language } from '@reflectory/contracts/languages';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { accentArtwork, heroArtwork } from './hero-artwork.ts';
import AuthPage from './pages/auth.page.tsx';
import BetaPage from './pages/beta.page.tsx';
import LandingPage, { HERO_FILE } from './pages/landing/landing.page.tsx';
import LeavingPage from './pages/leaving.page.tsx';
import LegalPage from './pages/legal/legal.page.tsx';
import MessagePage from './pages/message.page.tsx';
import SuccessPage from './pages/success.page.tsx';
import WelcomePage, { ACCENT_FILE } from './pages/welcome.page.tsx';
import { tokens } from './parts/tokens.ts';
import { productData } from './structured-data.ts';
import { textsByLanguage, type Texts } from './texts/index.ts';

/** Scripts of pages: `src/<name>.entry.ts`. */
export const entryNames = ['landing', 'auth', 'beta', 'success', 'leaving', 'not-found'] as const;

/** A page before its files are written. `entry` names the script that it needs. */
export type PageSource = {
  name: string;
  path: string;
  status: number;
  isIndexable: boolean;
  entry: (typeof entryNames)[number] | null;
  /** The script needs the service client at once, not when somebody turns to a form. */
  asksAtOnce?: boolean;
  /** Where this feature is off the page `otherwise` is sent in its place. */
  feature?: { key: string; otherwise: string };
  /** Where nothing is sold the page of this name is sent in its place. */
  included?: string;
  /** Words of tokens for instances that have none of their own. */
  words?: (texts: Texts) => Record<string, string>;
  /** Data for search engines (schema.org), with the gateway's tokens in it. */
  structuredData?: (texts: Texts) => Record<string, unknown>;
  title: (texts: Texts) => string;
  description: (texts: Texts) => string;
  element: (texts: Texts) => ReactElement;
};

/** A legal page; it needs no script. */
function legal(name: keyof Texts['legal']): PageSource {
  return {
    name,
    path: `/${name}`,
    status: 200,
    isIndexable: true,
    entry: null,
    title: (texts) => `${texts.legal[name].title} · ${tokens.productName}`,
    description: (texts) => texts.legal[name].description,
    element: (texts) => <LegalPage texts={texts} text={texts.legal[name]} />,
  };
}

/** A page that only tells something, with its status. */
function message(
  name: string,
  status: number,
  pick: (texts: Texts) => { heading: string; text: string; action?: string },
  actionHref?: string,
): PageSource {
  return {
    name,
    path: '*',
    status,
    isIndexable: false,
    entry: name === 'not-found' ? 'not-found' : null,
    title: (texts) => pick(texts).heading,
    description: (texts) => pick(texts).text,
    element: (texts) => <MessagePage texts={texts} {...pick(texts)} actionHref={actionHref} />,
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
    included: 'welcome',
    title: (texts) => texts.landing.title,
    description: (texts) => texts.landing.description,
    structuredData: (texts) => productData(texts),
    element: (texts) => <LandingPage texts={texts} />,
  },
  {
    name: 'beta',
    path: '/beta',
    status: 200,
    isIndexable: true,
    entry: 'beta',
    feature: { key: 'beta_programme', otherwise: 'beta-closed' },
    title: (texts) => texts.beta.title,
    description: (texts) => texts.beta.description,
    element: (texts) => <BetaPage texts={texts} />,
  },
  {
    name: 'success',
    path: '/success',
    status: 200,
    isIndexable: false,
    entry: 'success',
    asksAtOnce: true,
    title: (texts) => texts.success.title,
    description: (texts) => texts.success.description,
    element: (texts) => <SuccessPage texts={texts} />,
  },
  {
    name: 'auth',
    path: '/auth',
    status: 200,
    isIndexable: false,
    entry: 'auth',
    asksAtOnce: true,
    title: (texts) => texts.auth.signInTitle,
    description: (texts) => texts.auth.description,
    element: (texts) => <AuthPage texts={texts} />,
  },
  {
    name: 'leaving',
    path: '/your-data',
    status: 200,
    isIndexable: false,
    entry: 'leaving',
    title: (texts) => texts.leaving.title,
    description: (texts) => texts.leaving.description,
    element: (texts) => <LeavingPage texts={texts} />,
  },
  legal('terms'),
  legal('privacy'),
  {
    name: 'welcome',
    path: '*',
    status: 200,
    isIndexable: true,
    entry: null,
    words: ({ welcome }) => ({ welcomeTitle: welcome.heading, welcomeText: welcome.text }),
    title: () => tokens.productName,
    description: () => tokens.welcomeText,
    element: (texts) => <WelcomePage texts={texts} />,
  },
  message('beta-closed', 200, (texts) => texts.beta.closed, '/#trial'),
  message('not-found', 404, (texts) => texts.notFound),
  message('instance-not-found', 404, (texts) => texts.instanceNotFound),
  message('instance-suspended', 403, (texts) => texts.instanceSuspended),
];

/** Body of a page in a language, with the gateway's tokens in it. */
export function renderPage(page: PageSource, language: Language): string {
  return renderToStaticMarkup(page.element(textsByLanguage[language]));
}

/** Files that pages show, by their names in the release. */
export const pictures: Readonly<Record<string, string>> = {
  [HERO_FILE]: heroArtwork(),
  [ACCENT_FILE]: accentArtwork(),
};

export { textsByLanguage };
