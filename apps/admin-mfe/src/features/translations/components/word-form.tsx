import { Button, TextField } from '@reflectory/design-system';
import type { BuiltInText } from '@reflectory/platform-sdk';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnWord } from '../api/translations.ts';
import classes from '../translations.module.css';

type WordFormProps = {
  builtIn: BuiltInText;
  /** The wording that is there already. */
  own: string;
  onSave: (word: OwnWord) => Promise<boolean>;
  onClose: () => void;
};

/** Gives a built-in text an own wording; what was typed stays until it is saved. */
export function WordForm({ builtIn, own, onSave, onClose }: WordFormProps) {
  const { t } = useTranslation('admin');
  const [value, setValue] = useState(own || builtIn.text);
  const [isSaving, setIsSaving] = useState(false);
  const isEmpty = value.trim() === '';
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    setIsSaving(true);
    const isSaved = await onSave({ namespace: builtIn.namespace, key: builtIn.key, value: value.trim() });
    setIsSaving(false);
    if (isSaved) onClose();
  };
  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <p className={classes.lead}>
        {t('translations.builtIn')}: <bdi>{builtIn.text}</bdi>
      </p>
      <TextField
        label={t('translations.own')}
        value={value}
        onChange={setValue}
        errorMessage={isEmpty ? t('translations.needed') : undefined}
      />
      <div className={classes.actions}>
        <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={t('saving')}>
          {t('translations.save')}
        </Button>
        <Button onPress={onClose}>{t('translations.cancel')}</Button>
      </div>
    </form>
  );
}
