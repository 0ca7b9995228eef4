import { Button, Checkbox, Dialog, RadioGroup, TextArea, TextField } from '@reflectory/design-system';
import type { Language } from '@reflectory/contracts/languages';
import type { FrameworkDocument, FrameworkStep } from '@reflectory/contracts/library';
import { type Answers, nextStep, questionOf, readAnswer, textIn } from '@reflectory/domain/library';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../own-frameworks.module.css';

type PreviewProps = { framework: FrameworkDocument; language: Language; onClose: () => void };

/** The draft as a member walks it; what is answered here is kept nowhere. */
export function Preview({ framework, language, onClose }: PreviewProps) {
  const { t } = useTranslation('library');
  const [answers, setAnswers] = useState<Answers>([]);
  const [way, setWay] = useState<number[]>([0]);
  const at = way.at(-1) ?? 0;
  const step = framework.steps[at];
  const next = nextStep(framework, answers, at);
  const answer = (text: string): void =>
    setAnswers(framework.steps.map((_step, index) => (index === at ? text : answers[index])));
  return (
    <Dialog
      isOpen
      size="full"
      title={t('own.preview')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button isDisabled={way.length === 1} onPress={() => setWay(way.slice(0, -1))}>
            {t('own.previewBack')}
          </Button>
          <Button variant="primary" onPress={() => (next === null ? onClose() : setWay([...way, next]))}>
            {t(next === null ? 'own.previewEnd' : 'own.previewNext')}
          </Button>
        </>
      }
    >
      {step && (
        <div key={step.id} className={classes.walk} lang={language} dir="auto">
          <p className={classes.asked}>{questionOf(framework, at, answers, language)}</p>
          {step.hint && <p className={classes.quiet}>{textIn(step.hint, language)}</p>}
          <PreviewAnswer
            {...{ framework, step, answers, language }}
            text={answers[at] ?? ''}
            onAnswer={answer}
          />
        </div>
      )}
    </Dialog>
  );
}

type PreviewAnswerProps = {
  framework: FrameworkDocument;
  step: FrameworkStep;
  answers: Answers;
  language: Language;
  text: string;
  onAnswer: (text: string) => void;
};

function PreviewAnswer({ framework, step, answers, language, text, onAnswer }: PreviewAnswerProps) {
  const { t } = useTranslation('library');
  const label = t('own.answer');
  if (step.kind === 'choice') {
    const source = framework.steps.findIndex(({ id }) => id === step.optionsFrom);
    const from = framework.steps[source];
    const listed = from ? readAnswer(from, answers[source]) : null;
    const options = step.options
      ? step.options.map(({ key, label: words }) => ({ value: key, label: textIn(words, language) || key }))
      : (Array.isArray(listed) ? listed : []).map((line) => ({ value: line, label: line }));
    if (!step.isMultiple)
      return <RadioGroup label={label} options={options} value={text || null} onChange={onAnswer} />;
    const chosen = text.split('\n').filter(Boolean);
    return (
      <fieldset className={classes.options}>
        <legend>{label}</legend>
        {options.map(({ value, label: words }) => (
          <Checkbox
            key={value}
            isSelected={chosen.includes(value)}
            onChange={(isChosen) =>
              onAnswer([...chosen.filter((one) => one !== value), ...(isChosen ? [value] : [])].join('\n'))
            }
          >
            {words}
          </Checkbox>
        ))}
      </fieldset>
    );
  }
  if (step.kind === 'scale' || step.kind === 'date') {
    const range = step.kind === 'scale' ? t('own.range', { from: step.min, to: step.max }) : undefined;
    return (
      <TextField
        label={label}
        type={step.kind === 'scale' ? 'number' : 'date'}
        value={text}
        onChange={onAnswer}
        {...(range && { description: range })}
      />
    );
  }
  const isLines = step.kind !== 'text';
  return (
    <TextArea
      label={label}
      rows={4}
      value={text}
      onChange={onAnswer}
      {...(isLines && { description: t('own.lines') })}
    />
  );
}
