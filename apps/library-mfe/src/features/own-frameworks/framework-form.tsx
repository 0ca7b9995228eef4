import { Button, Select, SegmentedControl } from '@reflectory/design-system';
import { languageSchema } from '@reflectory/contracts/instance';
import type { Language } from '@reflectory/contracts/languages';
import { LIBRARY_INTENTIONS, LIBRARY_TOPICS, libraryIntentionSchema } from '@reflectory/contracts/library';
import { languageName } from '@reflectory/domain/language-name';
import { intentionsOf } from '@reflectory/domain/library';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from './components/number-field.tsx';
import { StepForm } from './components/step-form.tsx';
import { TextsField } from './components/texts-field.tsx';
import { addStep, changeStep, type Draft, moveStep, removeLanguage, removeStep } from './model/draft.ts';
import classes from './own-frameworks.module.css';

type FrameworkFormProps = { draft: Draft; onChange: (draft: Draft) => void };

const MOST_STEPS = 21;

/** Everything of a framework, its texts in one language at a time. */
export function FrameworkForm({ draft, onChange }: FrameworkFormProps) {
  const { t } = useTranslation('library');
  const original = draft.languages[0] ?? 'en';
  const [chosen, setChosen] = useState<Language>(original);
  const language = draft.languages.includes(chosen) ? chosen : original;
  const texts = { language, original };
  return (
    <div className={classes.form}>
      <Languages draft={draft} language={language} onChoose={setChosen} onChange={onChange} />
      <TextsField
        {...texts}
        label={t('own.name')}
        texts={draft.name}
        maxLength={80}
        onChange={(name) => onChange({ ...draft, name })}
      />
      <TextsField
        {...texts}
        label={t('own.promise')}
        description={t('own.promiseHelp')}
        texts={draft.promise}
        maxLength={240}
        onChange={(promise) => onChange({ ...draft, promise })}
      />
      <TopicAndLength draft={draft} onChange={onChange} />
      {draft.steps.map((step, position) => (
        <StepForm
          key={step.id}
          {...{ draft, position, step }}
          {...texts}
          onChange={(changed) => onChange(changeStep(draft, step.id, changed))}
          onMove={(by) => onChange(moveStep(draft, step.id, by))}
          onRemove={() => onChange(removeStep(draft, step.id))}
        />
      ))}
      {draft.steps.length < MOST_STEPS && (
        <Button icon="plus" onPress={() => onChange(addStep(draft))}>
          {t('own.addStep')}
        </Button>
      )}
    </div>
  );
}

function TopicAndLength({ draft, onChange }: FrameworkFormProps) {
  const { t } = useTranslation('library');
  return (
    <div className={classes.pair}>
      <Select
        label={t('topic')}
        value={draft.topic}
        options={LIBRARY_TOPICS.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
        onChange={(value) => {
          const topic = LIBRARY_TOPICS.find((one) => one === value);
          if (topic) onChange({ ...draft, topic });
        }}
      />
      <Select
        label={t('own.need')}
        description={t('own.needHelp')}
        value={intentionsOf(draft)[0] ?? null}
        options={LIBRARY_INTENTIONS.map((need) => ({ value: need, label: t(`needs.${need}`) }))}
        onChange={(value) => onChange({ ...draft, intentions: [libraryIntentionSchema.parse(value)] })}
      />
      <NumberField
        label={t('own.minutes')}
        value={draft.minutes}
        min={1}
        max={120}
        onChange={(minutes) => onChange({ ...draft, minutes })}
      />
    </div>
  );
}

type LanguagesProps = FrameworkFormProps & { language: Language; onChoose: (language: Language) => void };

/** In which language the texts are written now, and which there are. */
function Languages({ draft, language, onChoose, onChange }: LanguagesProps) {
  const { t } = useTranslation('library');
  const { language: offered } = usePlatform();
  const others = languageSchema.options.filter(
    (one) => offered.available.includes(one) && !draft.languages.includes(one),
  );
  return (
    <div className={classes.line}>
      <SegmentedControl
        label={t('own.writtenIn')}
        value={language}
        options={draft.languages.map((value) => ({ value, label: languageName(value) }))}
        onChange={onChoose}
      />
      {others.map((one) => (
        <Button
          key={one}
          size="small"
          variant="bare"
          icon="plus"
          onPress={() => {
            onChange({ ...draft, languages: [...draft.languages, one] });
            onChoose(one);
          }}
        >
          {languageName(one)}
        </Button>
      ))}
      {draft.languages.length > 1 && language !== draft.languages[0] && (
        <Button
          size="small"
          variant="bare"
          icon="trash"
          onPress={() => onChange(removeLanguage(draft, language))}
        >
          {t('own.removeLanguage', { language: languageName(language) })}
        </Button>
      )}
    </div>
  );
}
