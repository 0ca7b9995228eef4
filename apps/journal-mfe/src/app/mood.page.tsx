import { PageHeader } from '@reflectory/design-system';
import { ACTIVITIES } from '@reflectory/domain/feelings';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCheckIns, useMoodOutbox } from '../features/mood/api/use-check-ins.ts';
import { CheckInForm } from '../features/mood/check-in-form.tsx';
import { newCheckIn } from '../features/mood/model/check-in.ts';
import type { MoodChange } from '../features/mood/outbox/mood-outbox.ts';
import { MoodBefore } from './mood-before.tsx';
import page from './page.module.css';
import { entryAddress, idOrNull } from './places.ts';
import { useFrameworkLanguage } from './use-framework-language.ts';

/** How one is, said in a few seconds; and what one said before. */
export default function MoodPage() {
  const { t } = useTranslation('journal');
  const { toasts, isOnline } = usePlatform();
  const language = useFrameworkLanguage();
  const entryId = idOrNull(new URLSearchParams(useLocation().search).get('entry'));
  const outbox = useMoodOutbox();
  const answer = useCheckIns();
  const [blank, setBlank] = useState(() => newCheckIn(entryId));
  const put = (change: MoodChange) => void outbox.put(change);
  const own = [...new Set(answer.checkIns.flatMap(({ activities }) => activities))].filter(
    (activity) => !ACTIVITIES.some((key) => key === activity),
  );
  return (
    <div className={page.page}>
      <PageHeader
        title={t('mood.title')}
        lead={t(entryId ? 'mood.leadOfEntry' : 'mood.lead')}
        {...(entryId && { back: { href: entryAddress(entryId), label: t('mood.toEntry') } })}
      />
      <CheckInForm
        key={blank.id}
        checkIn={blank}
        isNew
        language={language}
        ownActivities={own}
        onSave={(checkIn) => {
          put({ kind: 'save', checkIn });
          toasts.success(t('mood.saved'), isOnline ? undefined : t('mood.state.kept'));
          setBlank(newCheckIn(entryId));
        }}
      />
      <MoodBefore answer={answer} ownActivities={own} onChange={put} />
    </div>
  );
}
