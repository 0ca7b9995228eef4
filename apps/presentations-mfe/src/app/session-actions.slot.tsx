import type { SlotProps } from '@reflectory/platform-sdk';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { PresentButton } from './present-button.tsx';

// Both dialogs are one file: what they share is most of it.
const PresentSessionDialog = lazy(async () => ({
  default: (await import('./present-dialogs.ts')).PresentSessionDialog,
}));

/** 'Present' beside a finished session. */
export default function SessionActions({ entryId, title }: SlotProps['session.actions']) {
  const { t } = useTranslation('presentations');
  return (
    <PresentButton
      label={t('present.session')}
      dialog={(close) => <PresentSessionDialog entryId={entryId} title={title} onClose={close} />}
    />
  );
}
