import type { SharedSession } from '@reflectory/contracts/presentations';
import { frameworkLabel, questionsFor } from '@reflectory/domain/frameworks';
import { usePlatform } from '@reflectory/platform-sdk';
import { useIsServer } from '@reflectory/platform-sdk/server';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSharedSession } from '../features/shared-link/api/load-shared.ts';
import { Conversation } from '../features/shared-link/components/conversation.tsx';
import { Guard, guardHeading } from '../features/shared-link/components/guard.tsx';
import { PublicPage } from '../features/shared-link/components/public-page.tsx';
import { LoadingShared, Unavailable } from '../features/shared-link/components/unavailable.tsx';
import { usePageHead } from '../features/shared-link/use-page-head.ts';
import { questionLanguage } from './question-language.ts';
import classes from './shared.module.css';

/** /s/{token}: a session to read (specification, section 2). */
export default function SharedSessionPage() {
  const { t } = useTranslation('presentations');
  const { token = '' } = useParams();
  const { language } = usePlatform();
  const { content: session, guard } = useSharedSession(token);
  const date =
    session &&
    new Intl.DateTimeFormat(language.current, { dateStyle: 'long' }).format(new Date(session.createdAt));
  usePageHead({
    title:
      session?.title ??
      t(guard ? guardHeading(guard) : session === null ? 'shared.sessionUnavailable' : 'shared.sessionTitle'),
    description: session ? t('shared.sessionDescription', { title: session.title, date }) : null,
  });
  if (guard && !session) return <Guard guard={guard} />;
  if (session === undefined) return <LoadingShared text={t('shared.loadingSession')} />;
  if (session === null) return <Unavailable heading={t('shared.sessionUnavailable')} />;
  return (
    <PublicPage width="reading">
      <SessionReading session={session} />
    </PublicPage>
  );
}

/** The server does not know the reader's time zone, so it says which one it uses; the page then says their own. */
function useMoment(timestamp: string): string {
  const { language } = usePlatform();
  const isServer = useIsServer();
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone: 'UTC' } as const;
  const form = isServer ? { ...day, ...time } : ({ dateStyle: 'long', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(language.current, form).format(new Date(timestamp));
}

function SessionReading({ session }: { session: SharedSession }) {
  const { t } = useTranslation('presentations');
  const { language } = usePlatform();
  const questionsIn = questionLanguage(language.current);
  const isFree = session.framework === 'free';
  const written = useMoment(session.createdAt);
  return (
    <article className={classes.article}>
      <header className={classes.header}>
        <p className={classes.label}>
          {session.framework_name ?? frameworkLabel(isFree ? 'free' : 'anxious', questionsIn)}
        </p>
        <h1 className={classes.title} dir="auto">
          {session.title}
        </h1>
        <time className={classes.date} dateTime={session.createdAt}>
          {written}
        </time>
      </header>
      {session.imageUrl !== null && (
        <img
          className={classes.artwork}
          src={session.imageUrl}
          alt={t('shared.artwork', { title: session.title })}
        />
      )}
      {isFree ? (
        <p className={classes.text} dir="auto">
          {session.answers[0] ?? ''}
        </p>
      ) : (
        <Conversation
          questions={session.questions ?? questionsFor(session.framework, session.answers, questionsIn)}
          answers={session.answers}
        />
      )}
      <footer>
        <a className={classes.own} href="/auth">
          {t('shared.createYourOwn')}
        </a>
      </footer>
    </article>
  );
}
