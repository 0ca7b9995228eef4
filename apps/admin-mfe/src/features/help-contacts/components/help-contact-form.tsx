import { Button, Select, TextField } from '@reflectory/design-system';
import { useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpContact } from '../api/help-contacts.ts';
import { countriesIn } from '../model/countries.ts';
import { contactOf, EMPTY_DRAFT, problemsOf, type HelpContactDraft } from '../model/help-contact-draft.ts';
import { today } from '../model/today.ts';
import classes from '../help-contacts.module.css';

/** In the order of the form. */
const FIELDS = ['name', 'phone', 'url', 'note', 'source', 'checkedOn'] as const;

export type HelpContactFormProps = {
  /** True when it was saved. */
  onAdd: (contact: Omit<HelpContact, 'id'>) => Promise<boolean>;
};

/** Adds a line; what was typed stays until it is saved. */
export function HelpContactForm({ onAdd }: HelpContactFormProps) {
  const { t, i18n } = useTranslation('admin');
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language]);
  const [draft, setDraft] = useState<HelpContactDraft>(EMPTY_DRAFT);
  const [wasTried, setWasTried] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const problems = problemsOf(draft, today());
  const errorOf = (field: keyof HelpContactDraft) => {
    const problem = wasTried ? problems[field] : undefined;
    return problem && t(`help.problems.${problem}`);
  };
  const handleChange = (field: keyof HelpContactDraft) => (value: string) =>
    setDraft((before) => ({ ...before, [field]: value }));
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (Object.keys(problems).length > 0) return;
    setIsSaving(true);
    const isSaved = await onAdd(contactOf(draft));
    setIsSaving(false);
    if (!isSaved) return;
    setWasTried(false);
    setDraft({ ...EMPTY_DRAFT, country: draft.country });
  };
  const descriptions = { note: t('help.noteHelp'), source: t('help.sourceHelp') };
  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Select
        label={t('help.country')}
        value={draft.country || null}
        onChange={handleChange('country')}
        options={countries}
        errorMessage={errorOf('country')}
      />
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={t(`help.${field}`)}
          type={field === 'checkedOn' ? 'date' : 'text'}
          description={field in descriptions ? descriptions[field as keyof typeof descriptions] : undefined}
          value={draft[field]}
          onChange={handleChange(field)}
          errorMessage={errorOf(field)}
        />
      ))}
      <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={t('saving')}>
        {t('help.add')}
      </Button>
    </form>
  );
}
