import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { WorkflowDocument, WorkflowFacts, WorkflowTrigger } from '@reflectory/contracts/workflows';
import { allSteps } from '@reflectory/domain/workflows';
import { Button, TextArea, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../service/use-scope.ts';
import type { Places } from '../api/use-places.ts';
import { useTry } from '../api/use-workflows.ts';
import { today } from '../model/new-parts.ts';
import { groupByThing } from '../model/group-by-thing.ts';
import { useSentences } from '../model/use-sentences.ts';
import { NumberField } from './number-field.tsx';
import { Things } from './things.tsx';
import classes from './workflows.module.css';

/** What is known of such a happening is its title alone; of a moment nothing. */
const TITLED: ReadonlySet<string> = new Set<WorkflowTrigger['kind']>([
  'goal-off-plan',
  'habit-skipped',
  'card-moved',
  'meeting-near',
]);
const OF_A_MOMENT: ReadonlySet<string> = new Set<WorkflowTrigger['kind']>(['schedule', 'button']);

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Facts of something that happens right now. */
function factsOf(known: Partial<WorkflowFacts>): WorkflowFacts {
  const now = new Date();
  return {
    text: null,
    title: null,
    framework: null,
    feeling: null,
    mood: null,
    energy: null,
    words: null,
    values: {},
    hour: now.getHours(),
    date: today(),
    tags: [],
    weekday: [DAYS[now.getDay()] ?? 'monday'],
    ...known,
  };
}

/** Facts of an entry with a mood. */
const factsOfEntry = (text: string, mood: number): WorkflowFacts =>
  factsOf({
    text,
    title: text.split(/[.!?\n]/u)[0]?.slice(0, 80) ?? '',
    mood,
    words: text.split(/\s+/u).filter(Boolean).length,
  });

/** Facts of a call of another tool. */
const factsOfCall = (values: WorkflowFacts['values']): WorkflowFacts =>
  factsOf({ values, title: values['title'] ?? null, text: values['text'] ?? null });

/** Runs a routine dry with an example: it says what would happen, and nothing does. */
export function Trial({ document, places }: { document: WorkflowDocument; places: Places }) {
  const { t } = useTranslation('flows');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const [text, setText] = useState(() => t('workflows.trial.example'));
  const [mood, setMood] = useState(-50);
  const [title, setTitle] = useState(() => t('workflows.trial.exampleTitle'));
  const [typed, setTyped] = useState<WorkflowFacts['values']>({});
  const { mutate, data } = useTry();
  const { trigger } = document;
  const isCalled = trigger.kind === 'incoming-called';
  const taken = places.incoming.find(({ id }) => isCalled && id === trigger.webhook_id)?.taken ?? [];
  const values = Object.fromEntries(taken.map(({ name, words }) => [name, typed[name] ?? words]));
  const exampleOf = (): WorkflowFacts => {
    if (isCalled) return factsOfCall(values);
    if (OF_A_MOMENT.has(trigger.kind)) return factsOf({});
    return TITLED.has(trigger.kind) ? factsOf({ title }) : factsOfEntry(text, mood);
  };
  const run = () =>
    mutate({ document, facts: exampleOf() }, { onError: (error) => toasts.error(failureText(error)) });
  return (
    <section aria-labelledby="workflow-trial" className={classes.section}>
      <h2 id="workflow-trial" className={classes.heading}>
        {t('workflows.trial.title')}
      </h2>
      <p className={classes.quiet}>{t('workflows.trial.text')}</p>
      {Object.entries(values).map(([name, words]) => (
        <TextField
          key={name}
          label={name}
          value={words}
          maxLength={2000}
          onChange={(next) => setTyped({ ...typed, [name]: next })}
        />
      ))}
      {TITLED.has(trigger.kind) && (
        <TextField label={t('workflows.trial.ofTitle')} value={title} maxLength={300} onChange={setTitle} />
      )}
      {!isCalled && !TITLED.has(trigger.kind) && !OF_A_MOMENT.has(trigger.kind) && (
        <>
          <TextArea label={t('workflows.trial.entry')} value={text} maxLength={5000} onChange={setText} />
          <NumberField
            label={t('workflows.trial.mood')}
            value={mood}
            least={-100}
            most={100}
            onChange={setMood}
          />
        </>
      )}
      <div>
        <Button onPress={run}>{t('workflows.trial.run')}</Button>
      </div>
      <output>{data && <Outcome outcome={data} document={document} places={places} />}</output>
    </section>
  );
}

type OutcomeProps = {
  outcome: FunctionOutput<'try-workflow'>;
  document: WorkflowDocument;
  places: Places;
};

type Would = OutcomeProps['outcome']['would'][number];

function Outcome({ outcome, document, places }: OutcomeProps) {
  const { t } = useTranslation('flows');
  const say = useSentences(places);
  const stepOf = (id: string) => allSteps(document.steps).find((step) => step.id === id);
  if (!outcome.is_met) return <p className={classes.sentence}>{t('workflows.trial.unmet')}</p>;
  if (outcome.would.length === 0) return <p className={classes.sentence}>{t('workflows.trial.nothing')}</p>;
  const lineOf = ({ step_id: id, text: said, way, failure }: Would) => {
    const step = stepOf(id);
    return (
      <>
        {step && say.step(step)}
        {said && <span className={classes.quiet}> · {said}</span>}
        {way && <span className={classes.quiet}> · {t(`workflows.ways.${way}`)}</span>}
        {failure && <span className={classes.problems}> · {t(`workflows.failures.${failure}`)}</span>}
      </>
    );
  };
  return (
    <ol aria-label={t('workflows.trial.would')}>
      {groupByThing(outcome.would, ({ thing }) => thing?.at ?? null).map(({ item, things }) => (
        <li key={item.step_id}>
          {lineOf(item)}
          {item.things && !item.failure && (
            <Things
              {...item.things}
              isOpen
              things={things.map(({ at, items }) => ({
                at,
                title: items[0]?.thing?.title || t('workflows.each.untitled'),
                lines: items.map(lineOf),
              }))}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
