import { useTranslation } from 'react-i18next';

/** What a recording is called: when it began. */
export function useRecordingName(startedAt: number | string): string {
  const { t, i18n } = useTranslation('journal');
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return t('voice.name', { date: date.format(new Date(startedAt)) });
}
