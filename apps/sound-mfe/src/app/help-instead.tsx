import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';

/** Where words ask for people, there are people instead of a meditation. */
export function HelpInstead() {
  const { t } = useTranslation('sound');
  const { Slot } = usePlatform();
  return (
    <>
      <p>{t('meditations.help')}</p>
      <Slot name="ask.help" props={{ isShown: true }} />
    </>
  );
}
