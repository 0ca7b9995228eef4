import type { Language } from '@reflectory/contracts/languages';
import { RadioGroup, Select } from '@reflectory/design-system';
import { feelingsIn, feelingsNear, isFeeling } from '@reflectory/domain/feelings';
import { useTranslation } from 'react-i18next';
import type { MoodPlace } from './mood-field.tsx';

export type FeelingChoiceProps = {
  place: MoodPlace;
  feeling: string | null;
  language: Language;
  onFeeling: (feeling: string | null) => void;
};

/** Words that are offered at once. */
const NEAREST = 6;
const NONE = 'none';

/** A word for it, the nearest first, each with what it means; or any of all, or none. */
export function FeelingChoice({ place, feeling, language, onFeeling }: FeelingChoiceProps) {
  const { t } = useTranslation('journal');
  const choose = (key: string) => onFeeling(isFeeling(key) ? key : null);
  const nearest = feelingsNear(place, language, NEAREST);
  const all = feelingsIn(language).toSorted((a, b) => a.name.localeCompare(b.name, language));
  const none = { value: NONE, label: t('mood.noWord') };
  return (
    <>
      <RadioGroup
        label={t('mood.word')}
        value={feeling ?? NONE}
        onChange={choose}
        options={[
          none,
          ...nearest.map(({ key, name, meaning }) => ({ value: key, label: name, description: meaning })),
        ]}
      />
      <Select
        label={t('mood.allWords')}
        value={feeling ?? NONE}
        onChange={choose}
        options={[
          none,
          ...all.map(({ key, name, meaning }) => ({ value: key, label: name, description: meaning })),
        ]}
      />
    </>
  );
}
