import { Button } from '@reflectory/design-system';
import { type SlotProps, usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const PresentSessionDialog = lazy(() => import('./present-session.dialog.tsx'));

/** 'Present' beside a finished session. */
export default function SessionActions({ entryId, title }: SlotProps['session.actions']) {
  const { t } = useTranslation('presentations');
  const { hasFeature } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  if (!hasFeature('presentations')) return null;
  return (
    <>
      <Button icon="presentation" onPress={() => setOpen(true)}>
        {t('present.session')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PresentSessionDialog entryId={entryId} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
