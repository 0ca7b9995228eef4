import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { FreeWritePlace } from './free-write-place.tsx';
import { GuidedSessionPlace } from './guided-session-place.tsx';
import JournalPage from './journal.page.tsx';
import { NotFound } from './not-found.tsx';

const EntryPage = lazy(() => import('./entry.page.tsx'));

/** Everything below /journal. */
export default function JournalPlacesPage() {
  const { t } = useTranslation('journal');
  const { pathname, search } = useLocation();
  const idIn = (pattern: string) => matchPath(pattern, pathname)?.params['id'];
  const session = idIn('/journal/session/:id');
  const text = idIn('/journal/write/:id');
  const entry = idIn('/journal/entry/:id');
  if (session) {
    return (
      <GuidedSessionPlace sessionId={session} framework={new URLSearchParams(search).get('framework')} />
    );
  }
  if (text) return <FreeWritePlace sessionId={text} />;
  if (entry) {
    return (
      <Suspense fallback={<p role="status">{t('loading')}</p>}>
        <EntryPage key={entry} entryId={entry} />
      </Suspense>
    );
  }
  return matchPath('/journal', pathname) ? <JournalPage /> : <NotFound />;
}
