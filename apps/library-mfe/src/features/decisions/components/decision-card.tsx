import { Button, ButtonLink, TextArea } from '@reflectory/design-system';
import { DECISION_OUTCOMES, type DecisionOutcome } from '@reflectory/domain/library';
import { describeFailure } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReviewDecision } from '../api/use-review-decision.ts';
import classes from '../decisions.module.css';
import type { MadeDecision } from '../model/decisions.ts';

const dayIn = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(day));

/** A decision with what was expected of it, and what came of it where that is said or can be; no words where lists hide them. */
export function DecisionCard({ decision, isDue }: { decision: MadeDecision; isDue: boolean }) {
  const { t, i18n } = useTranslation('library');
  const [isAsked, setAsked] = useState(isDue);
  const { hidesPreviews } = usePlatform().screenPrivacy;
  const { review } = decision;
  return (
    <article className={classes.decision} aria-labelledby={`decision-${decision.entryId}`}>
      <h3 id={`decision-${decision.entryId}`} className={classes.name} dir="auto">
        {hidesPreviews ? t('decisions.hidden') : decision.title}
      </h3>
      <p className={classes.quiet}>
        {t('decisions.made', { day: dayIn(decision.madeAt, i18n.language) })}
        {decision.reviewOn &&
          ` · ${t('decisions.clearOn', { day: dayIn(`${decision.reviewOn}T12:00:00`, i18n.language) })}`}
      </p>
      {!hidesPreviews && <Facts decision={decision} />}
      {isAsked && !review ? (
        <Review decision={decision} />
      ) : (
        <div className={classes.acts}>
          {!review && (
            <Button size="small" onPress={() => setAsked(true)}>
              {t('decisions.review')}
            </Button>
          )}
          {review && <TakeBack entryId={decision.entryId} />}
          <ButtonLink variant="bare" size="small" href={`/journal/entry/${decision.entryId}`}>
            {t('decisions.open')}
          </ButtonLink>
        </div>
      )}
    </article>
  );
}

/** What was chosen and expected, and what came. */
function Facts({ decision }: { decision: MadeDecision }) {
  const { t, i18n } = useTranslation('library');
  const { chosen, expected, probability, review } = decision;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const facts = [
    [t('decisions.chosen'), chosen],
    [t('decisions.expected'), expected],
    [t('decisions.likely'), probability === null ? null : percent.format(probability)],
    [t('decisions.came'), review && t(`decisions.outcomes.${review.outcome}`)],
    [t('decisions.note'), review?.note || null],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([term, words]) =>
          words && (
            <div key={term}>
              <dt>{term}</dt>
              <dd dir="auto">{words}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Review({ decision }: { decision: MadeDecision }) {
  const { t } = useTranslation(['library', 'common']);
  const [note, setNote] = useState('');
  const review = useReviewDecision(decision.entryId);
  const say = (outcome: DecisionOutcome) => review.mutate({ outcome, note: note.trim() });
  return (
    <div className={classes.review}>
      <TextArea label={t('decisions.note')} rows={3} value={note} onChange={setNote} maxLength={5000} />
      <fieldset className={classes.acts}>
        <legend>{t('decisions.question')}</legend>
        {DECISION_OUTCOMES.map((outcome) => (
          <Button key={outcome} variant="quiet" isPending={review.isPending} onPress={() => say(outcome)}>
            {t(`decisions.outcomes.${outcome}`)}
          </Button>
        ))}
      </fieldset>
      {review.isError && (
        <p role="alert">{t('notKept', { reason: describeFailure(review.error, t, 'problems') })}</p>
      )}
    </div>
  );
}

function TakeBack({ entryId }: { entryId: string }) {
  const { t } = useTranslation('library');
  const review = useReviewDecision(entryId);
  return (
    <Button
      variant="bare"
      size="small"
      isPending={review.isPending}
      onPress={() => review.mutate({ outcome: null, note: '' })}
    >
      {t('decisions.takeBack')}
    </Button>
  );
}
