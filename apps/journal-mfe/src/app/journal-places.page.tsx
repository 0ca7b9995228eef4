import { isFrameworkKey, libraryFramework } from '@reflectory/domain/frameworks';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { FreeWritePlace } from './free-write-place.tsx';
import { GuidedSessionPlace } from './guided-session-place.tsx';
import JournalPage from './journal.page.tsx';
import { NotFound } from './not-found.tsx';
import { idIn, newSessionAddress } from './places.ts';

const BinPage = lazy(() => import('./bin.page.tsx'));
const JournalsPage = lazy(() => import('./journals.page.tsx'));
const LabelsPage = lazy(() => import('./labels.page.tsx'));
const ShelfPage = lazy(() => import('./shelf.page.tsx'));
const WalkPage = lazy(() => import('./walk.page.tsx'));
const VersionsPage = lazy(() => import('./versions.page.tsx'));

/** Places that are of no one entry. */
const pages = {
  '/journal/journals': JournalsPage,
  '/journal/shelf': ShelfPage,
  '/journal/tags': LabelsPage,
  '/journal/bin': BinPage,
};

/** `/journal/new`, the shell's way to begin: a blank page with an id of its own. */
function NewEntry() {
  const [address] = useState(() => newSessionAddress('free'));
  return <Navigate to={address} replace />;
}

/** Everything below /journal that has no page of its own. */
export default function JournalPlacesPage() {
  const { t } = useTranslation('journal');
  const { pathname, search } = useLocation();
  const session = idIn('/journal/session/:id', pathname);
  const text = idIn('/journal/write/:id', pathname);
  const versions = idIn('/journal/entry/:id/versions', pathname);
  if (session) {
    const framework = new URLSearchParams(search).get('framework') ?? '';
    const walked = libraryFramework(framework);
    if (walked) {
      return (
        <Suspense fallback={<output>{t('loading')}</output>}>
          <WalkPage key={session} sessionId={session} walked={walked} />
        </Suspense>
      );
    }
    return (
      <GuidedSessionPlace sessionId={session} framework={isFrameworkKey(framework) ? framework : null} />
    );
  }
  if (text) return <FreeWritePlace sessionId={text} />;
  if (versions) {
    return (
      <Suspense fallback={<output>{t('loading')}</output>}>
        <VersionsPage key={versions} entryId={versions} />
      </Suspense>
    );
  }
  const [, Page] = Object.entries(pages).find(([pattern]) => matchPath(pattern, pathname)) ?? [];
  if (Page) {
    return (
      <Suspense fallback={<output>{t('loading')}</output>}>
        <Page />
      </Suspense>
    );
  }
  if (matchPath('/journal/new', pathname)) return <NewEntry />;
  return matchPath('/journal', pathname) ? <JournalPage /> : <NotFound />;
}
