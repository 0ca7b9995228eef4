import { useTranslation } from 'react-i18next';
import { type Answer, SHOWN } from '../model/send-request.ts';
import classes from './api.module.css';

/** Statuses that have a sentence of their own. */
const EXPLAINED = [400, 401, 403, 404, 429];

function explanationOf(status: number): string | null {
  if (status < 400) return null;
  if (EXPLAINED.includes(status)) return String(status);
  return status < 500 ? 'refused' : 'failed';
}

type AnswerViewProps = { operation: string; outcome: Answer | 'unreachable' | null };

/** What was answered: status and time, what they mean, and the content. */
export function AnswerView({ operation, outcome }: AnswerViewProps) {
  const { t, i18n } = useTranslation('flows');
  const numbers = new Intl.NumberFormat(i18n.language);
  const time = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'millisecond',
    unitDisplay: 'short',
  });
  const answer = outcome === 'unreachable' ? null : outcome;
  const explanation = answer && explanationOf(answer.status);
  return (
    <>
      <output className={classes.status}>
        {outcome === 'unreachable' && t('api.answer.unreachable')}
        {answer && (
          <span>
            <bdi dir="ltr">{`${answer.status} ${answer.statusText}`.trim()}</bdi>
            {' · '}
            {time.format(answer.milliseconds)}
          </span>
        )}
        {explanation && <span>{t(`api.answer.words.${explanation}`)}</span>}
        {answer?.text === '' && <span>{t('api.answer.empty')}</span>}
        {answer?.isCut && <span>{t('api.answer.cut', { most: numbers.format(SHOWN) })}</span>}
      </output>
      {answer && answer.text !== '' && (
        <section
          aria-label={t('api.of', { what: t('api.answer.title'), operation })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what has the focus
          tabIndex={0}
          className={classes.answer}
        >
          <pre dir="ltr" className={classes.block}>
            <code>{answer.text}</code>
          </pre>
        </section>
      )}
    </>
  );
}
