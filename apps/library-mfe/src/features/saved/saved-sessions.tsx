import { languageSchema } from '@reflectory/contracts/instance';
import { entryFrameworkLabel, withoutEchoMarks } from '@reflectory/domain/frameworks';
import { ShelfItem, ShelfList } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedSession } from './api/use-saved.ts';

/** Finished sessions; of one that is sealed, and where words in lists are hidden, no title. */
export function SavedSessions({ sessions }: { sessions: readonly SavedSession[] }) {
  const { t, i18n } = useTranslation('library');
  const { hidesPreviews } = usePlatform().screenPrivacy;
  const [today] = useState(() => new Intl.DateTimeFormat('en-CA').format(new Date()));
  const language = languageSchema.catch('en').parse(i18n.language);
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <ShelfList isGrid>
      {sessions.map((session) => {
        const isSealed = (session.sealed_until ?? '') > today;
        const title = hidesPreviews || isSealed ? '' : withoutEchoMarks(session.framework, session.title);
        const day = days.format(new Date(session.entry_at));
        const facts = [
          entryFrameworkLabel(session, language),
          ...(title ? [day] : []),
          ...(isSealed ? [t('saved.sealed')] : []),
        ];
        return (
          <ShelfItem
            key={session.id}
            name={title || day}
            href={`/journal/entry/${session.id}`}
            facts={facts.join(' · ')}
          />
        );
      })}
    </ShelfList>
  );
}
