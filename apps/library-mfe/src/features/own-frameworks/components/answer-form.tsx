import { Button, IconButton, Select, Switch } from '@reflectory/design-system';
import type { Language } from '@reflectory/contracts/languages';
import type { FrameworkStep } from '@reflectory/contracts/library';
import { textIn } from '@reflectory/domain/library';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../model/draft.ts';
import classes from '../own-frameworks.module.css';
import { NumberField } from './number-field.tsx';
import { TextsField } from './texts-field.tsx';

type Scale = Extract<FrameworkStep, { kind: 'scale' }>;
type Choice = Extract<FrameworkStep, { kind: 'choice' }>;
type Props<Step> = {
  draft: Draft;
  position: number;
  step: Step;
  language: Language;
  original: Language;
  onChange: (step: FrameworkStep) => void;
};

/** What belongs to one kind of answer; nothing for those that need no more. */
export function AnswerForm({ step, ...rest }: Props<FrameworkStep>) {
  if (step.kind === 'scale') return <ScaleForm step={step} {...rest} />;
  if (step.kind === 'choice') return <ChoiceForm step={step} {...rest} />;
  return null;
}

function ScaleForm({ step, onChange, draft: _draft, position: _position, ...texts }: Props<Scale>) {
  const { t } = useTranslation('library');
  return (
    <div className={classes.pair}>
      <NumberField
        label={t('own.from')}
        value={step.min}
        min={0}
        max={100}
        onChange={(min) => onChange({ ...step, min })}
      />
      <NumberField
        label={t('own.to')}
        value={step.max}
        min={1}
        max={100}
        onChange={(max) => onChange({ ...step, max })}
      />
      <TextsField
        {...texts}
        label={t('own.low')}
        texts={step.low}
        maxLength={60}
        onChange={(low) => onChange({ ...step, low })}
      />
      <TextsField
        {...texts}
        label={t('own.high')}
        texts={step.high}
        maxLength={60}
        onChange={(high) => onChange({ ...step, high })}
      />
    </div>
  );
}

const MOST_OPTIONS = 12;
const OF_ITS_OWN = 'own';
const firstOptions = (): NonNullable<Choice['options']> =>
  [1, 2].map((number) => ({ key: `option-${number}`, label: {} }));

function ChoiceForm({ draft, position, step, onChange, ...texts }: Props<Choice>) {
  const { t } = useTranslation('library');
  const lists = draft.steps.slice(0, position).filter(({ kind }) => kind === 'list');
  const { optionsFrom, options = [], ...rest } = step;
  return (
    <>
      {lists.length > 0 && (
        <Select
          label={t('own.optionsFrom')}
          value={optionsFrom ?? OF_ITS_OWN}
          options={[
            { value: OF_ITS_OWN, label: t('own.ownOptions') },
            ...lists.map(({ id, question }) => ({
              value: id,
              label: textIn(question, texts.language) || id,
            })),
          ]}
          onChange={(value) =>
            onChange(
              value === OF_ITS_OWN ? { ...rest, options: firstOptions() } : { ...rest, optionsFrom: value },
            )
          }
        />
      )}
      {optionsFrom === undefined && (
        <OptionsForm
          {...texts}
          options={options}
          onChange={(offered) => onChange({ ...rest, options: offered })}
        />
      )}
      <Switch
        isSelected={step.isMultiple === true}
        onChange={(isMultiple) => onChange({ ...step, isMultiple })}
      >
        {t('own.multiple')}
      </Switch>
    </>
  );
}

type Options = NonNullable<Choice['options']>;
type OptionsFormProps = {
  options: Options;
  language: Language;
  original: Language;
  onChange: (options: Options) => void;
};

function OptionsForm({ options, onChange, ...texts }: OptionsFormProps) {
  const { t } = useTranslation('library');
  const newKey = (): string => {
    let number = options.length + 1;
    while (options.some(({ key }) => key === `option-${number}`)) number += 1;
    return `option-${number}`;
  };
  return (
    <fieldset className={classes.options}>
      <legend>{t('own.options')}</legend>
      {options.map((option, index) => {
        const label = t('own.option', { number: index + 1 });
        return (
          <div key={option.key} className={classes.line}>
            <TextsField
              {...texts}
              label={label}
              texts={option.label}
              maxLength={120}
              onChange={(words) =>
                onChange(options.map((one) => (one === option ? { ...option, label: words } : one)))
              }
            />
            <IconButton
              icon="trash"
              label={t('own.remove', { place: label })}
              isDisabled={options.length <= 2}
              onPress={() => onChange(options.filter((one) => one !== option))}
            />
          </div>
        );
      })}
      {options.length < MOST_OPTIONS && (
        <Button
          size="small"
          variant="bare"
          icon="plus"
          onPress={() => onChange([...options, { key: newKey(), label: {} }])}
        >
          {t('own.addOption')}
        </Button>
      )}
    </fieldset>
  );
}
