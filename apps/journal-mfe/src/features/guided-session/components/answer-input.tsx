import type { FrameworkStep } from '@reflectory/contracts/library';
import type { Language } from '@reflectory/contracts/languages';
import { Button, Checkbox, RadioGroup, Select, TextArea, TextField } from '@reflectory/design-system';
import { feelingName, feelingsIn } from '@reflectory/domain/feelings';
import { type Answer, readAnswer, textIn, writeAnswer } from '@reflectory/domain/library';
import { useTranslation } from 'react-i18next';
import classes from '../walk.module.css';

export type AnswerInputProps = {
  step: FrameworkStep;
  /** As it reads with the answers so far. */
  question: string;
  /** Items of the list of an earlier step, where this one chooses from them. */
  offered: readonly string[];
  text: string;
  language: Language;
  note?: string | undefined;
  problem?: string | undefined;
  onText: (text: string) => void;
};

type Kind<Name extends FrameworkStep['kind']> = Omit<AnswerInputProps, 'step'> & {
  step: Extract<FrameworkStep, { kind: Name }>;
};

const linesOf = (answer: Answer | null): readonly string[] => (Array.isArray(answer) ? answer : []);
const toggled = (all: readonly string[], one: string, isIn: boolean): string[] =>
  isIn ? [...all, one] : all.filter((other) => other !== one);

/** The field in which a step is answered, by the kind of its answer. */
export function AnswerInput(props: AnswerInputProps) {
  const { step, question, text, note, problem, onText } = props;
  const { t } = useTranslation('journal');
  switch (step.kind) {
    case 'scale':
      return <ScaleInput {...props} step={step} />;
    case 'choice':
      return <ChoiceInput {...props} step={step} />;
    case 'feelings':
      return <FeelingsInput {...props} step={step} />;
    case 'date':
      return <TextField label={question} isLabelHidden type="date" value={text} onChange={onText} />;
    default:
      return (
        <TextArea
          variant="writing"
          label={question}
          isLabelHidden
          rows={4}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question was just asked for
          autoFocus
          placeholder={t(step.kind === 'list' ? 'walk.listHint' : 'session.start')}
          description={note}
          errorMessage={problem}
          value={text}
          onChange={onText}
          className={classes.answer}
        />
      );
  }
}

function ScaleInput({ step, question, text, language, onText }: Kind<'scale'>) {
  const { t } = useTranslation('journal');
  const answer = readAnswer(step, text);
  const middle = Math.round((step.min + step.max) / 2);
  return (
    <div className={classes.scale}>
      <input
        type="range"
        aria-label={question}
        aria-valuetext={answer === null ? t('walk.unsaid') : String(answer)}
        min={step.min}
        max={step.max}
        value={typeof answer === 'number' ? answer : middle}
        data-unsaid={answer === null || undefined}
        onChange={({ target }) => onText(target.value)}
        // A place that is right already is said by touching it.
        onPointerUp={({ currentTarget }) => onText(currentTarget.value)}
      />
      <div className={classes.ends} aria-hidden>
        <span>{textIn(step.low, language) || step.min}</span>
        <output className={classes.number}>{answer ?? '–'}</output>
        <span>{textIn(step.high, language) || step.max}</span>
      </div>
    </div>
  );
}

function ChoiceInput({ step, question, offered, text, language, onText }: Kind<'choice'>) {
  const { t } = useTranslation('journal');
  const options =
    step.options?.map(({ key, label }) => ({ value: key, label: textIn(label, language) })) ??
    offered.map((item) => ({ value: item, label: item }));
  const chosen = linesOf(readAnswer(step, text));
  if (options.length === 0) return <p>{t('walk.nothingToChoose')}</p>;
  if (!step.isMultiple) {
    return (
      <RadioGroup
        label={question}
        isLabelHidden
        options={options}
        value={chosen[0] ?? null}
        onChange={(value) => onText(writeAnswer([value]))}
      />
    );
  }
  return (
    <fieldset className={classes.options} aria-label={question}>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          isSelected={chosen.includes(value)}
          onChange={(isIn) => onText(writeAnswer(toggled(chosen, value, isIn)))}
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function FeelingsInput({ step, question, text, language, onText }: Kind<'feelings'>) {
  const { t } = useTranslation('journal');
  const chosen = linesOf(readAnswer(step, text));
  const most = step.most ?? 10;
  const left = feelingsIn(language)
    .filter(({ key }) => !chosen.includes(key))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return (
    <fieldset className={classes.options} aria-label={question}>
      {chosen.length > 0 && (
        <ul className={classes.chosen}>
          {chosen.map((key) => (
            <li key={key}>
              <Button
                variant="quiet"
                size="small"
                icon="x"
                aria-label={t('walk.withoutFeeling', { feeling: feelingName(key, language) })}
                onPress={() => onText(writeAnswer(toggled(chosen, key, false)))}
              >
                {feelingName(key, language)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length < most && (
        <Select
          key={chosen.length}
          label={t('walk.addFeeling')}
          options={left.map(({ key, name, meaning }) => ({ value: key, label: name, description: meaning }))}
          onChange={(key) => onText(writeAnswer([...chosen, key]))}
        />
      )}
    </fieldset>
  );
}
