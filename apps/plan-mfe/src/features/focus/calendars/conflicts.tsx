import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/use-failure-text.ts';
import classes from '../components/today.module.css';
import { type Conflict, useChangeTargets } from './use-writing.ts';
import own from './calendars.module.css';

/** What was changed in the calendar by hand, each with what can become of it. */
export function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { t } = useTranslation('plan');
  if (conflicts.length === 0) return null;
  return (
    <>
      <p className={classes.quiet}>{t('focus.calendars.writing.conflicts')}</p>
      <ul className={classes.list}>
        {conflicts.map((conflict) => (
          <ConflictRow key={conflict.id} conflict={conflict} />
        ))}
      </ul>
    </>
  );
}

function ConflictRow({ conflict }: { conflict: Conflict }) {
  const { t, i18n } = useTranslation('plan');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const { settle } = useChangeTargets();
  const { id, kind, starts_at: at, is_all_day: isAllDay, is_wanted: isWanted, state } = conflict;
  const when = new Intl.DateTimeFormat(i18n.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(isAllDay ? { timeZone: 'UTC' } : { hour: 'numeric', minute: '2-digit' }),
  }).format(new Date(at));
  const what = t('focus.calendars.writing.conflict', {
    what: t(`focus.calendars.writing.one.${kind}`),
    when,
  });
  const over = t(isWanted ? 'focus.calendars.writing.over' : 'focus.calendars.writing.away');
  const leave = t('focus.calendars.writing.leave');
  const decide = (isOverwritten: boolean) =>
    settle.mutate(
      { writing_id: id, is_overwritten: isOverwritten },
      { onError: (error) => toasts.error(failureText(error)) },
    );
  return (
    <li className={own.conflict}>
      <span className={classes.what}>
        {what}
        {!isWanted && <span className={classes.facts}>{t('focus.calendars.writing.unwanted')}</span>}
      </span>
      {state === 'overwrite' ? (
        <output>{t('focus.calendars.writing.deciding')}</output>
      ) : (
        <div className={own.acts}>
          <Button size="small" aria-label={`${leave}: ${what}`} onPress={() => decide(false)}>
            {leave}
          </Button>
          <Button size="small" aria-label={`${over}: ${what}`} onPress={() => decide(true)}>
            {over}
          </Button>
        </div>
      )}
    </li>
  );
}
