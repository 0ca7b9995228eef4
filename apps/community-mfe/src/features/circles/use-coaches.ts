import type { Circle } from '@reflectory/contracts/community';
import { useTranslation } from 'react-i18next';

/** The names of who coaches a circle, as they stand in a sentence; undefined where nobody does. */
export function useCoaches({ kind, coaches }: Circle): string | undefined {
  const { i18n } = useTranslation();
  return kind === 'coach' ? new Intl.ListFormat(i18n.language).format(coaches) : undefined;
}
