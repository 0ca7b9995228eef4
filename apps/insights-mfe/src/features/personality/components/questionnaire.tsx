import { describeFailure } from '@reflectory/client';
import { Button, SegmentedControl } from '@reflectory/design-system';
import { ANSWERS, MINI_IPIP } from '@reflectory/domain/personality';
import { usePlatform } from '@reflectory/platform-sdk';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTakeTest } from '../api/use-tests.ts';
import classes from './personality.module.css';

export type QuestionnaireProps = { onDone: () => void; onCancel: (() => void) | null };

/** Twenty sentences, each with an answer from 1 to 5; nothing is kept before all have one. */
export function Questionnaire({ onDone, onCancel }: QuestionnaireProps) {
  const { t, i18n } = useTranslation(['insights', 'common']);
  const take = useTakeTest();
  // One id for every attempt: what was kept though its answer got lost is not kept twice.
  const [id] = useState(() => crypto.randomUUID());
  const [answers, setAnswers] = useState<ReadonlyMap<number, number>>(new Map());
  const [isChecked, setChecked] = useState(false);
  const missing = MINI_IPIP.filter(({ number }) => !answers.has(number));
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (missing.length > 0) {
      event.currentTarget.querySelector<HTMLElement>(`[data-item="${missing[0]?.number}"] input`)?.focus();
      return;
    }
    const given = MINI_IPIP.map(({ number }) => answers.get(number) ?? 0);
    take.mutate({ id, answers: given, language: i18n.language.slice(0, 2) }, { onSuccess: onDone });
  };
  return (
    <form noValidate className={classes.form} onSubmit={handleSubmit}>
      <p className={classes.scale}>{t('personality.scale')}</p>
      <ol className={classes.items}>
        {MINI_IPIP.map(({ number }) => (
          <li key={number} data-item={number}>
            <SegmentedControl
              label={t(`personality.items.${number}`)}
              options={ANSWERS.map((answer) => ({
                value: String(answer),
                label: answer.toLocaleString(i18n.language),
              }))}
              value={answers.has(number) ? String(answers.get(number)) : null}
              onChange={(answer) => setAnswers((was) => new Map(was).set(number, Number(answer)))}
              errorMessage={isChecked && !answers.has(number) ? t('personality.noAnswer') : undefined}
            />
          </li>
        ))}
      </ol>
      {isChecked && missing.length > 0 && (
        <p role="alert" className={classes.problem}>
          {t('personality.missing', { missing: missing.length.toLocaleString(i18n.language) })}
        </p>
      )}
      {take.error && (
        <p role="alert" className={classes.problem}>
          {t('personality.notKept', { problem: describeFailure(take.error, t, 'problems') })}
        </p>
      )}
      <Acts isPending={take.isPending} onCancel={onCancel} />
    </form>
  );
}

type ActsProps = Pick<QuestionnaireProps, 'onCancel'> & { isPending: boolean };

function Acts({ isPending, onCancel }: ActsProps) {
  const { t } = useTranslation('insights');
  const { isOnline } = usePlatform();
  return (
    <p className={classes.acts}>
      <Button
        type="submit"
        variant="primary"
        isPending={isPending}
        pendingLabel={t('chart.saving')}
        disabledReason={isOnline ? undefined : t('personality.offline')}
      >
        {t('personality.finish')}
      </Button>
      {onCancel && (
        <Button variant="quiet" onPress={onCancel}>
          {t('personality.cancel')}
        </Button>
      )}
    </p>
  );
}
