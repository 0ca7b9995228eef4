import { emotionFamilySchema } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { frameworkLabel, frameworks, isFrameworkKey } from '@reflectory/domain/frameworks';
import { Button, Menu, VisuallyHidden } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useFilterChoices } from '../api/use-filter-choices.ts';
import { useUsedFrameworks } from '../api/use-used-frameworks.ts';
import { type ChosenFilters, FILTER_NAMES, type FilterName } from '../model/search-address.ts';
import classes from './filter-sentence.module.css';

export type FilterSentenceProps = {
  chosen: ChosenFilters;
  /** First and last year that something was written in. */
  years: { first: number; last: number } | null;
  language: Language;
  onChange: (chosen: ChosenFilters) => void;
};

type Option = { id: string; label: string };

/** What can be chosen for each filter; a person without tags is not asked for one. */
function useOptions(years: FilterSentenceProps['years'], language: Language): Record<FilterName, Option[]> {
  const { t } = useTranslation('journal');
  const choices = useFilterChoices().data;
  const of = (name: FilterName, values: readonly string[]) =>
    values.map((id) => ({ id, label: t(`search.${name}.${id}`) }));
  // Those of the product stand there also before they were used.
  const walked = (useUsedFrameworks().data ?? []).filter(({ key }) => !isFrameworkKey(key));
  const { first, last } = years ?? { first: 1, last: 0 };
  return {
    time: [
      ...of('time', ['week', 'month']),
      ...Array.from({ length: last - first + 1 }, (_, index) => {
        const year = String(last - index);
        return { id: year, label: t('search.time.year', { year }) };
      }),
    ],
    journal: choices?.journal ?? [],
    tag: choices?.tag ?? [],
    person: choices?.person ?? [],
    framework: [
      ...frameworks.map(({ key }) => ({ id: key, label: frameworkLabel(key, language) })),
      ...walked.map(({ key, name }) => ({ id: key, label: name ?? key })),
    ],
    feeling: of('feeling', emotionFamilySchema.options),
    length: of('length', ['long', 'short']),
    more: of('more', ['starred', 'picture', 'recording']),
  };
}

/** The filters as a sentence whose words can be changed. */
export function FilterSentence({ chosen, years, language, onChange }: FilterSentenceProps) {
  const { t } = useTranslation('journal');
  const options = useOptions(years, language);
  const choose = (name: FilterName, value: string | null) => {
    const { [name]: _before, ...rest } = chosen;
    onChange(value === null ? rest : { ...rest, [name]: value });
  };
  const shown = FILTER_NAMES.filter((name) => options[name].length > 0 || chosen[name] !== undefined);
  return (
    <fieldset className={classes.sentence}>
      <legend>
        <VisuallyHidden>{t('search.filters')}</VisuallyHidden>
      </legend>
      <span>{t('search.entries')}</span>
      {shown.map((name) => {
        const value = options[name].find(({ id }) => id === chosen[name]);
        const items = [{ id: 'any', label: t(`search.${name}.any`) }, ...options[name]];
        return (
          <Menu
            key={name}
            label={t(`search.${name}.label`)}
            items={items.map(({ id, label }) => ({
              id,
              label,
              onAction: () => choose(name, id === 'any' ? null : id),
            }))}
            trigger={
              <Button
                variant="bare"
                size="small"
                className={classes.word}
                data-chosen={chosen[name] === undefined ? undefined : true}
                aria-label={`${t(`search.${name}.label`)}: ${value?.label ?? t(`search.${name}.any`)}`}
              >
                {value ? t(`search.${name}.chosen`, { value: value.label }) : t(`search.${name}.any`)}
              </Button>
            }
          />
        );
      })}
    </fieldset>
  );
}
