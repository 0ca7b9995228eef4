import type { WorkflowDocument, WorkflowFacts } from '@reflectory/contracts/workflows';
import { allSteps } from '@reflectory/domain/workflows';
import { Button, TextArea } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../service/use-scope.ts';
import type { Places } from '../api/use-places.ts';
import { useTry } from '../api/use-workflows.ts';
import { today } from '../model/new-parts.ts';
import { useSentences } from '../model/use-sentences.ts';
import { NumberField } from './number-field.tsx';
import classes from './workflows.module.css';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Facts as of an entry that somebody writes right now. */
function factsOf(text: string, mood: number): WorkflowFacts {
  const now = new Date();
  return {
    text,
    title: text.split(/[.!?\n]/u)[0]?.slice(0, 80) ?? '',
    framework: null,
    feeling: null,
    mood,
    energy: null,
    words: text.split(/\s+/u).filter(Boolean).length,
    hour: now.getHours(),
    date: today(),
    tags: [],
    weekday: [DAYS[now.getDay()] ?? 'monday'],
  };
}

/** Runs a routine dry with an example: it says what would happen, and nothing does. */
export function Trial({ document, places }: { document: WorkflowDocument; places: Places }) {
  const { t } = useTranslation('flows');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const say = useSentences(places);
  const [text, setText] = useState(() => t('workflows.trial.example'));
  const [mood, setMood] = useState(-50);
  const { mutate, data } = useTry();
  const run = () =>
    mutate(
      { document, facts: factsOf(text, mood) },
      { onError: (error) => toasts.error(failureText(error)) },
    );
  const stepOf = (id: string) => allSteps(document.steps).find((step) => step.id === id);
  return (
    <section aria-labelledby="workflow-trial" className={classes.section}>
      <h2 id="workflow-trial" className={classes.heading}>
        {t('workflows.trial.title')}
      </h2>
      <p className={classes.quiet}>{t('workflows.trial.text')}</p>
      <TextArea label={t('workflows.trial.entry')} value={text} maxLength={5000} onChange={setText} />
      <NumberField
        label={t('workflows.trial.mood')}
        value={mood}
        least={-100}
        most={100}
        onChange={setMood}
      />
      <div>
        <Button onPress={run}>{t('workflows.trial.run')}</Button>
      </div>
      <output>
        {data && !data.is_met && <p className={classes.sentence}>{t('workflows.trial.unmet')}</p>}
        {data?.is_met && data.would.length === 0 && (
          <p className={classes.sentence}>{t('workflows.trial.nothing')}</p>
        )}
        {data?.is_met && data.would.length > 0 && (
          <ol aria-label={t('workflows.trial.would')}>
            {data.would.map(({ step_id: id, text: said, way, failure }) => {
              const step = stepOf(id);
              return (
                <li key={id}>
                  {step && say.step(step)}
                  {said && <span className={classes.quiet}> · {said}</span>}
                  {way && <span className={classes.quiet}> · {t(`workflows.ways.${way}`)}</span>}
                  {failure && (
                    <span className={classes.problems}> · {t(`workflows.failures.${failure}`)}</span>
                  )}
                </li>
              );
            })}
          </ol>
        )}
      </output>
    </section>
  );
}
