import { Button, IconButton, Menu, Select, Switch } from '@reflectory/design-system';
import type { Language } from '@reflectory/contracts/languages';
import type { FrameworkStep } from '@reflectory/contracts/library';
import { textIn } from '@reflectory/domain/library';
import { useTranslation } from 'react-i18next';
import { asKind, type Draft, STEP_KINDS, withWords } from '../model/draft.ts';
import classes from '../own-frameworks.module.css';
import { AnswerForm } from './answer-form.tsx';
import { BranchesForm } from './branches-form.tsx';
import { TextsField } from './texts-field.tsx';

export type StepFormProps = {
  draft: Draft;
  position: number;
  step: FrameworkStep;
  language: Language;
  original: Language;
  onChange: (step: FrameworkStep) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A question: its words, how it is answered, and where it leads. */
export function StepForm({ onMove, onRemove, ...form }: StepFormProps) {
  const { t } = useTranslation('library');
  const { draft, position, step, language, original, onChange } = form;
  const texts = { language, original };
  const place = t('own.place', { number: position + 1 });
  return (
    <article className={classes.step} aria-label={place}>
      <StepHead place={place} {...{ draft, position, onMove, onRemove }} />
      <QuestionFields {...form} />
      <Select
        label={t('own.answered')}
        value={step.kind}
        options={STEP_KINDS.map((kind) => ({ value: kind, label: t(`own.kinds.${kind}`) }))}
        onChange={(value) => {
          const kind = STEP_KINDS.find((one) => one === value);
          if (kind && kind !== step.kind) onChange(asKind(step, kind));
        }}
      />
      <AnswerForm {...{ draft, position, step, onChange }} {...texts} />
      <Switch
        isSelected={step.isOptional === true}
        onChange={(isOptional) => onChange({ ...step, isOptional })}
      >
        {t('optional')}
      </Switch>
      <TextsField
        {...texts}
        label={t('own.unanswered')}
        description={t('own.unansweredHelp')}
        texts={step.unanswered}
        maxLength={80}
        onChange={(unanswered) => onChange({ ...step, unanswered })}
      />
      <BranchesForm {...{ draft, position, step, language, onChange }} />
    </article>
  );
}

type StepHeadProps = Pick<StepFormProps, 'draft' | 'position' | 'onMove' | 'onRemove'> & { place: string };

/** Its place among the others, which buttons change. */
function StepHead({ place, draft, position, onMove, onRemove }: StepHeadProps) {
  const { t } = useTranslation('library');
  return (
    <div className={classes.line}>
      <h2 className={classes.place}>{place}</h2>
      <IconButton
        icon="chevron-up"
        label={t('own.earlier', { place })}
        isDisabled={position === 0}
        onPress={() => onMove(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={t('own.later', { place })}
        isDisabled={position === draft.steps.length - 1}
        onPress={() => onMove(1)}
      />
      <IconButton
        icon="trash"
        label={t('own.remove', { place })}
        isDisabled={draft.steps.length === 1}
        onPress={onRemove}
      />
    </div>
  );
}

/** The words of a question, which may repeat an earlier answer. */
function QuestionFields({
  draft,
  position,
  step,
  language,
  original,
  onChange,
}: Omit<StepFormProps, 'onMove' | 'onRemove'>) {
  const { t } = useTranslation('library');
  const texts = { language, original };
  const repeated = draft.steps.slice(0, position);
  const repeat = ({ id }: FrameworkStep): void => {
    const words = step.question[language] ?? '';
    onChange({ ...step, question: withWords(step.question, language, `${words} {${id}}`.trim()) });
  };
  return (
    <>
      <TextsField
        {...texts}
        label={t('own.question')}
        texts={step.question}
        maxLength={400}
        isLong
        onChange={(question) => onChange({ ...step, question })}
      />
      {repeated.length > 0 && (
        <Menu
          label={t('own.repeat')}
          trigger={
            <Button size="small" variant="bare">
              {t('own.repeat')}
            </Button>
          }
          items={repeated.map((one, index) => ({
            id: one.id,
            label: textIn(one.question, language) || t('own.place', { number: index + 1 }),
            onAction: () => repeat(one),
          }))}
        />
      )}
      <TextsField
        {...texts}
        label={t('own.hint')}
        texts={step.hint}
        maxLength={400}
        onChange={(hint) => onChange({ ...step, hint })}
      />
    </>
  );
}
