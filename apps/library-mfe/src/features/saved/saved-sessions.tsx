import { languageSchema } from '@reflectory/contracts/instance';
import { entryFrameworkLabel, withoutEchoMarks } from '@reflectory/domain/frameworks';
import { Link } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedSession } from './api/use-saved.ts';
import classes from './saved.module.css';

/** Finished sessions; of one that is sealed, and where words in lists are hidden, no title. */
export function SavedSessions({ sessions }: { sessions: readonly SavedSession[] }) {
  const { t, i18n } = useTranslation('library');
  const { hidesPreviews } = usePlatform().screenPrivacy;
  const [today] = useState(() => new Intl.DateTimeFormat('en-CA').format(new Date()));
  const language = languageSchema.catch('en').parse(i18n.language);
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <ul className={classes.list}>
      {sessions.map((session) => {
        const isHidden = hidesPreviews || (session.sealed_until ?? '') > today;
        const title = isHidden ? '' : withoutEchoMarks(session.framework, session.title);
        const day = days.format(new Date(session.entry_at));
        return (
          <li key={session.id} className={classes.session}>
            <Link href={`/journal/entry/${session.id}`} variant="plain" className={classes.name}>
              <span dir="auto">{title || day}</span>
            </Link>
            <p className={classes.quiet}>
              {entryFrameworkLabel(session, language)}
              {title && ` · ${day}`}
              {(session.sealed_until ?? '') > today && ` · ${t('saved.sealed')}`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
