import { builtInLanguage } from '@reflectory/contracts/languages';
import { emotionName, themeName } from '@reflectory/domain/reading';
import { useTranslation } from 'react-i18next';
import { dayIn } from './days.ts';

/** Figures, days and names as the person reads them. */
export function useWording() {
  const { t, i18n } = useTranslation('insights');
  const { language } = i18n;
  const known = builtInLanguage(language);
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return {
    t,
    language,
    number: (value: number) => whole.format(value),
    /** From −100 to 100; a dash where there is none. */
    mood: (value: number | null) => (value === null ? '–' : signed.format(value)),
    percent: (value: number) => share.format(value / 100),
    day: (day: string) => dayIn(day, language, { dateStyle: 'medium' }),
    /** 1 for Monday to 7. */
    weekday: (weekday: number, length: 'long' | 'short') =>
      // The first of January 2024 was a Monday.
      dayIn(`2024-01-0${weekday}`, language, { weekday: length }),
    feeling: (emotion: string) => emotionName(emotion, known),
    topic: (topic: { name: string; area: string | null }) => themeName(topic, known),
  };
}
