import { Button, Link } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../model/format-ago.ts';
import classes from './unfinished-list.module.css';

// Fetched when it is asked, since a first view needs no dialog.
const DiscardDialog = lazy(() => import('./discard.dialog.tsx'));

/** A session that can be gone on with. */
export type UnfinishedSession = {
  sessionId: string;
  title: string;
  /** Where its editor is. */
  href: string;
  /** Framework and place in it, for instance “Anxious · question 3 of 21”. */
  place: string;
  updatedAt: number;
  /** Finished on this device; the server has not made its entry yet. */
  isFinishing: boolean;
  /** Changes of an entry, which itself stays when they are discarded. */
  isChange?: boolean;
};

export type UnfinishedListProps = {
  sessions: readonly UnfinishedSession[];
  onDiscard: (sessionId: string) => void;
};

/** Sessions that are shown before the rest is asked for. */
const SHOWN = 3;

/** What was begun and not finished, on this device or on the server. */
export function UnfinishedList({ sessions, onDiscard }: UnfinishedListProps) {
  const { t, i18n } = useTranslation('journal');
  const [isWhole, setWhole] = useState(false);
  const [asked, setAsked] = useState<UnfinishedSession | null>(null);
  const [now] = useState(() => Date.now());
  const { hidesPreviews } = usePlatform().screenPrivacy;
  const nameOf = ({ title, place }: UnfinishedSession) => (hidesPreviews ? place : title);
  return (
    <>
      <ul className={classes.list}>
        {(isWhole ? sessions : sessions.slice(0, SHOWN)).map((session) => (
          <li key={session.sessionId} className={classes.item}>
            <Link href={session.href} variant="plain" className={classes.link}>
              <span className={classes.title}>
                <bdi>{nameOf(session)}</bdi>
              </span>
              <span className={classes.place}>
                {session.isFinishing ? `${t('home.finishing')} · ` : !hidesPreviews && `${session.place} · `}
                {formatAgo(session.updatedAt, now, i18n.language)}
              </span>
            </Link>
            <Button
              variant="bare"
              size="small"
              aria-label={t('home.discardLabel', { title: nameOf(session) })}
              onPress={() => setAsked(session)}
            >
              {t('home.discard')}
            </Button>
          </li>
        ))}
      </ul>
      {!isWhole && sessions.length > SHOWN && (
        <Button variant="bare" size="small" onPress={() => setWhole(true)}>
          {t('home.showAllDrafts', { count: sessions.length })}
        </Button>
      )}
      {asked && (
        <Suspense>
          <DiscardDialog
            title={nameOf(asked)}
            isChange={asked.isChange ?? false}
            onDiscard={() => onDiscard(asked.sessionId)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
