import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { PresentButton } from './present-button.tsx';

const PresentJourneyDialog = lazy(() => import('./present-journey.dialog.tsx'));

/** 'Journey Insights' beside the list of entries. */
export default function JourneyActions() {
  const { t } = useTranslation('presentations');
  return (
    <PresentButton
      label={t('present.journey')}
      dialog={(close) => <PresentJourneyDialog onClose={close} />}
    />
  );
}
