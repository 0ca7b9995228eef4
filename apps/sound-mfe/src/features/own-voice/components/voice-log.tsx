import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useVoiceDeletions, useVoiceUses } from '../api/use-voice-log.ts';
import classes from '../own-voice.module.css';

/** What the voice was used for, and voices that are gone. */
export function VoiceLog() {
  const { t, i18n } = useTranslation('sound');
  const [usesHeading, goneHeading] = [useId(), useId()];
  const uses = useVoiceUses();
  const deletions = useVoiceDeletions();
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const at = (moment: string) => time.format(new Date(moment));
  return (
    <>
      {deletions.data && deletions.data.length > 0 && (
        <section className={classes.stack} aria-labelledby={goneHeading}>
          <h2 id={goneHeading} className={classes.heading}>
            {t('ownVoice.gone.title')}
          </h2>
          <ul className={classes.log}>
            {deletions.data.map(({ id, provider: host, deleted_at: deleted, reached_at: reached }) => (
              <li key={id}>
                <span>{t('ownVoice.gone.deleted', { time: at(deleted) })}</span>
                <span className={classes.quiet}>
                  {reached === null
                    ? t('ownVoice.gone.waiting', { host })
                    : t('ownVoice.gone.reached', { host, time: at(reached) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {uses.data && uses.data.length > 0 && (
        <section className={classes.stack} aria-labelledby={usesHeading}>
          <h2 id={usesHeading} className={classes.heading}>
            {t('ownVoice.uses.title')}
          </h2>
          <ul className={classes.log}>
            {uses.data.map(({ id, provider: host, character_count: count, outcome, sent_at: sent }) => (
              <li key={id}>
                <span>
                  {count === 0 ? t('ownVoice.uses.made', { host }) : t('ownVoice.uses.said', { host, count })}
                </span>
                <span className={classes.quiet}>
                  {at(sent)}, {t(`ownVoice.uses.outcome.${outcome}`)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
