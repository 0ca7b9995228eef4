import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { PresentButton } from './present-button.tsx';

// Both dialogs are one file: what they share is most of it.
const PresentJourneyDialog = lazy(async () => ({
  default: (await import('./present-dialogs.ts')).PresentJourneyDialog,
}));

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
