import type { ModerationNotice } from '@reflectory/contracts/community';
import { Button, EmptyState, TextArea } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../service/loaded.tsx';
import { useAct, useAsk, useFailureText } from '../../service/use-service.ts';
import classes from './moderation.module.css';

/** What moderators decided of one's own posts, and what became of one's reports. */
export function Notices() {
  const { t, i18n } = useTranslation('community');
  const answer = useAsk('list-own-cases', {});
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <Loaded answer={answer}>
      {({ notices, reports }) => (
        <>
          {notices.length + reports.length === 0 && (
            <EmptyState title={t('notices.empty')}>{t('notices.emptyText')}</EmptyState>
          )}
          <ul className={classes.list}>
            {notices.map((notice) => (
              <li key={notice.id}>
                <NoticeOf notice={notice} />
              </li>
            ))}
          </ul>
          {reports.length > 0 && (
            <section aria-label={t('notices.reports')}>
              <h2 className={classes.heading}>{t('notices.reports')}</h2>
              <ul className={classes.log}>
                {reports.map((report) => (
                  <li key={report.id}>
                    {day.format(new Date(report.created_at))} · {t(`report.reasons.${report.reason}`)} ·{' '}
                    {t(`notices.states.${report.state}`)} {report.answer && <q dir="auto">{report.answer}</q>}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </Loaded>
  );
}

function NoticeOf({ notice }: { notice: ModerationNotice }) {
  const { t, i18n } = useTranslation('community');
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <article className={classes.case} aria-label={t(`notices.acts.${notice.act}`)}>
      <h2 className={classes.title}>{t(`notices.acts.${notice.act}`)}</h2>
      <blockquote className={classes.above} dir="auto">
        {notice.excerpt}
      </blockquote>
      <p>
        {t('notices.why')} <q dir="auto">{notice.words}</q>
      </p>
      {notice.until !== null && notice.outcome !== 'reversed' && (
        <p>{t('notices.until', { date: moment.format(new Date(notice.until)) })}</p>
      )}
      {notice.outcome !== null && (
        <p>
          {t(`notices.outcomes.${notice.outcome}`)}{' '}
          {notice.outcome_words && <q dir="auto">{notice.outcome_words}</q>}
        </p>
      )}
      {notice.appeal !== null && notice.outcome === null && (
        <p className={classes.quiet}>{t('notices.waits')}</p>
      )}
      {notice.openings.length > 0 && (
        <p className={classes.quiet}>
          {t('unveiling.openings', {
            dates: new Intl.ListFormat(i18n.language).format(
              notice.openings.map((at) => moment.format(new Date(at))),
            ),
          })}
        </p>
      )}
      {notice.appeal === null && notice.act !== 'unveil' && <Appeal id={notice.id} />}
    </article>
  );
}

function Appeal({ id }: Pick<ModerationNotice, 'id'>) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const [words, setWords] = useState('');
  const appeal = useAct('appeal-notice');
  return (
    <>
      <TextArea
        label={t('notices.appealLabel')}
        description={t('notices.appealNote')}
        value={words}
        onChange={setWords}
        maxLength={1000}
        rows={2}
      />
      {appeal.isError && <p role="alert">{failureText(appeal.error)}</p>}
      <div>
        <Button
          isPending={appeal.isPending}
          disabledReason={words.trim() === '' ? t('share.nothing') : undefined}
          onPress={() =>
            appeal.mutate({ id, words }, { onSuccess: () => toasts.success(t('notices.appealed')) })
          }
        >
          {t('notices.appeal')}
        </Button>
      </div>
    </>
  );
}
