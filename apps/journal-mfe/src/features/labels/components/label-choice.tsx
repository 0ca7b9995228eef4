import type { UsedLabel } from '@reflectory/contracts/entry-details';
import { RadioGroup, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../label-list.module.css';
import { findLabels, MANY_LABELS } from '../model/find-labels.ts';

export type LabelChoiceProps = {
  labels: readonly UsedLabel[];
  /** Id of the chosen one. */
  chosen: string | null;
  errorMessage?: string | undefined;
  onChoose: (id: string) => void;
};

/** One of a person's tags or people; of many the first that are called as was typed. */
export function LabelChoice({ labels, chosen, errorMessage, onChoose }: LabelChoiceProps) {
  const { t } = useTranslation('journal');
  const [sought, setSought] = useState('');
  const found = findLabels(labels, sought);
  const first = found.slice(0, MANY_LABELS);
  const current = labels.find(({ id }) => id === chosen);
  const shown = current && !first.includes(current) ? [current, ...first] : first;
  return (
    <>
      {labels.length > MANY_LABELS && (
        <TextField
          type="search"
          label={t('labels.find')}
          value={sought}
          onChange={setSought}
          description={
            found.length > first.length
              ? t('labels.shownOf', { shown: first.length, count: found.length })
              : undefined
          }
        />
      )}
      <RadioGroup
        label={t('labels.into')}
        options={shown.map(({ id, label }) => ({ value: id, label }))}
        value={chosen}
        onChange={onChoose}
        errorMessage={errorMessage}
      />
      <output className={classes.count}>{found.length === 0 && t('labels.nothing')}</output>
    </>
  );
}
