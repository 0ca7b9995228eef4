import { Button, Select, TextField } from '@reflectory/design-system';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnWord } from '../api/translations.ts';
import classes from '../translations.module.css';

/** Areas of the built-in texts (specification, section 9, and the remotes' own). */
const NAMESPACES = ['common', 'nav', 'journal', 'auth', 'settings', 'presentations', 'admin'] as const;

/** Adds a word; what was typed stays until it is saved. */
export function WordForm({ onSave }: { onSave: (word: OwnWord) => Promise<boolean> }) {
  const { t } = useTranslation('admin');
  const [namespace, setNamespace] = useState<string>('nav');
  const [key, setKey] = useState('');
  const [value, setValue] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const needed = (text: string) => (wasTried && !text.trim() ? t('translations.needed') : undefined);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (!key.trim() || !value.trim()) return;
    setIsSaving(true);
    const isSaved = await onSave({ namespace, key: key.trim(), value: value.trim() });
    setIsSaving(false);
    if (!isSaved) return;
    setWasTried(false);
    setKey('');
    setValue('');
  };
  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Select
        label={t('translations.namespace')}
        value={namespace}
        onChange={setNamespace}
        options={NAMESPACES.map((name) => ({ value: name, label: name }))}
      />
      <TextField
        label={t('translations.key')}
        description={t('translations.keyHelp')}
        value={key}
        onChange={setKey}
        errorMessage={needed(key)}
      />
      <TextField
        label={t('translations.value')}
        value={value}
        onChange={setValue}
        errorMessage={needed(value)}
      />
      <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={t('saving')}>
        {t('translations.add')}
      </Button>
    </form>
  );
}
