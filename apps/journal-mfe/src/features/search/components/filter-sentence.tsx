import { emotionFamilySchema } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { frameworkLabel, frameworks, isFrameworkKey } from '@reflectory/domain/frameworks';
import { Button, Menu, VisuallyHidden } from '@reflectory/design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../service/date-words.ts';
import { noonOf } from '../../../service/own-day.ts';
import { useFilterChoices } from '../api/use-filter-choices.ts';
import { useUsedFrameworks } from '../api/use-used-frameworks.ts';
import {
  type ChosenFilters,
  daysOf,
  FILTER_NAMES,
  type FilterName,
  timeOfDays,
} from '../model/search-address.ts';
import classes from './filter-sentence.module.css';

// Fetched when it is asked for: a search needs no dialog.
const DaysDialog = lazy(() => import('./days.dialog.tsx'));

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

type Words = { name: string; sentence: string };

/** What a filter is called, and what the sentence says of it; null where nothing is chosen. */
function useChosenWords(options: Record<FilterName, Option[]>) {
  const { t, i18n } = useTranslation('journal');
  const day = (at: string) => at && dateFormat(i18n.language, { dateStyle: 'medium' }).format(noonOf(at));
  return (name: FilterName, chosen: string | undefined): Words | null => {
    const days = name === 'time' ? daysOf(chosen) : null;
    if (days) {
      const kind = days.first === '' ? 'until' : days.last === '' ? 'since' : 'between';
      const words = t(`search.days.${kind}`, { first: day(days.first), last: day(days.last) });
      return { name: words, sentence: words };
    }
    const value = options[name].find(({ id }) => id === chosen)?.label;
    return value === undefined ? null : { name: value, sentence: t(`search.${name}.chosen`, { value }) };
  };
}

/** The filters as a sentence whose words can be changed. */
export function FilterSentence({ chosen, years, language, onChange }: FilterSentenceProps) {
  const { t } = useTranslation('journal');
  const options = useOptions(years, language);
  const wordsOf = useChosenWords(options);
  const [isAskingDays, setAskingDays] = useState(false);
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
      {shown.map((name) => (
        <FilterWord
          key={name}
          name={name}
          options={options[name]}
          isChosen={chosen[name] !== undefined}
          words={wordsOf(name, chosen[name])}
          onChoose={(value) => choose(name, value)}
          {...(name === 'time' && { onAskDays: () => setAskingDays(true) })}
        />
      ))}
      {isAskingDays && (
        <Suspense>
          <DaysDialog
            days={daysOf(chosen.time)}
            onChoose={(days) => choose('time', timeOfDays(days))}
            onClose={() => setAskingDays(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

type FilterWordProps = {
  name: FilterName;
  options: readonly Option[];
  isChosen: boolean;
  words: Words | null;
  onChoose: (value: string | null) => void;
  /** Asks for days; of time alone. */
  onAskDays?: () => void;
};

function FilterWord({ name, options, isChosen, words, onChoose, onAskDays }: FilterWordProps) {
  const { t } = useTranslation('journal');
  const any = t(`search.${name}.any`);
  const items = [
    { id: 'any', label: any, onAction: () => onChoose(null) },
    ...(onAskDays ? [{ id: 'days', label: t('search.days.ask'), onAction: onAskDays }] : []),
    ...options.map(({ id, label }) => ({ id, label, onAction: () => onChoose(id) })),
  ];
  return (
    <Menu
      label={t(`search.${name}.label`)}
      items={items}
      trigger={
        <Button
          variant="bare"
          size="small"
          className={classes.word}
          data-chosen={isChosen || undefined}
          aria-label={`${t(`search.${name}.label`)}: ${words?.name ?? any}`}
        >
          {words?.sentence ?? any}
        </Button>
      }
    />
  );
}
