import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';

/** What sections of the settings are called, by their ids; a name may speak of the instance. */
export function useSectionName(): (id: string) => string {
  const { boot } = usePlatform();
  const { t } = useTranslation('settings');
  return (id) => t(`sections.${id}`, { instance: boot.instance.name });
}
