import { useTranslation } from 'react-i18next';

/** Says a moment with its day and time, in the language of the page. */
export function useMoments(): (at: string) => string {
  const { i18n } = useTranslation('flows');
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (at) => format.format(new Date(at));
}
