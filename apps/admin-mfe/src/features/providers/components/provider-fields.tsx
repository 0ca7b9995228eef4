import { OFFERED_TASKS, type SavedProvider } from '@reflectory/contracts/providers';
import { Switch, TextField } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { ProviderDraft, ProviderField, ProviderProblems } from '../model/provider-draft.ts';
import classes from '../providers.module.css';

type ProviderFieldsProps = {
  draft: ProviderDraft;
  saved: SavedProvider | null;
  problems: ProviderProblems;
  onChange: (draft: ProviderDraft) => void;
};

/** Address, key, a model for each task, and how much may be used. */
export function ProviderFields({ draft, saved, problems, onChange }: ProviderFieldsProps) {
  const { t } = useTranslation('admin');
  const problemOf = (field: ProviderField) => {
    const problem = problems[field];
    return problem && t(`providers.${problem}`);
  };
  return (
    <>
      <TextField
        label={t('providers.baseUrl')}
        description={t('providers.baseUrlHelp')}
        value={draft.baseUrl}
        onChange={(baseUrl) => onChange({ ...draft, baseUrl })}
        errorMessage={problemOf('baseUrl')}
        type="url"
        dir="ltr"
        autoComplete="off"
      />
      <TextField
        label={t('providers.key')}
        description={
          saved?.key_ending ? t('providers.keyKept', { ending: saved.key_ending }) : t('providers.keyHelp')
        }
        value={draft.key}
        onChange={(key) => onChange({ ...draft, key })}
        type="password"
        dir="ltr"
        autoComplete="off"
      />
      <ModelFields draft={draft} onChange={onChange} />
      <fieldset className={classes.group}>
        <legend>{t('providers.budgets')}</legend>
        {(['personTokens', 'personCalls', 'instanceTokens'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`providers.${field}`)}
            value={draft[field]}
            onChange={(value) => onChange({ ...draft, [field]: value })}
            errorMessage={problemOf(field)}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </fieldset>
      <Switch
        isSelected={draft.isOn}
        description={t('providers.isOnHelp')}
        onChange={(isOn) => onChange({ ...draft, isOn })}
      >
        {t('providers.isOn')}
      </Switch>
    </>
  );
}

/** A model for each task, and the voice of the one that speaks. */
function ModelFields({ draft, onChange }: Pick<ProviderFieldsProps, 'draft' | 'onChange'>) {
  const { t } = useTranslation('admin');
  const { models, speechVoice } = draft;
  return (
    <fieldset className={classes.group}>
      <legend>{t('providers.models')}</legend>
      <p className={classes.help}>{t('providers.modelsHelp')}</p>
      {OFFERED_TASKS.map((task) => (
        <TextField
          key={task}
          label={t(`providers.tasks.${task}`)}
          description={task === 'own_voice' ? t('providers.ownVoiceHelp') : undefined}
          value={models[task]}
          onChange={(model) => onChange({ ...draft, models: { ...models, [task]: model } })}
          dir="ltr"
          autoComplete="off"
        />
      ))}
      {models.speech.trim() !== '' && (
        <TextField
          label={t('providers.speechVoice')}
          description={t('providers.speechVoiceHelp')}
          value={speechVoice}
          onChange={(voice) => onChange({ ...draft, speechVoice: voice })}
          maxLength={100}
          dir="ltr"
          autoComplete="off"
        />
      )}
    </fieldset>
  );
}
