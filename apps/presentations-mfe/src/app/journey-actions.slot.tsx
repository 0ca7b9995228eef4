import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const PresentJourneyDialog = lazy(() => import('./present-journey.dialog.tsx'));

/** 'Journey Insights' beside the list of entries. */
export default function JourneyActions() {
  const { t } = useTranslation('presentations');
  const { hasFeature } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  if (!hasFeature('presentations')) return null;
  return (
    <>
      <Button icon="presentation" onPress={() => setOpen(true)}>
        {t('present.journey')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PresentJourneyDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
