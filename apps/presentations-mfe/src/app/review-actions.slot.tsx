import type { SlotProps } from '@reflectory/platform-sdk';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareSubject } from '../features/share/model/share-subject.ts';
import { PresentButton } from './present-button.tsx';

const PresentationDialog = lazy(async () => ({
  default: (await import('./present-dialogs.ts')).PresentationDialog,
}));

/** 'Present' beside the review of a week, month or year, and at the end of a challenge. Links are of a session or of the whole journey. */
export default function ReviewActions({ title, data }: SlotProps['challenge.actions']) {
  const { t } = useTranslation('presentations');
  const subject = useMemo((): ShareSubject => ({ type: 'overall', title, data }), [title, data]);
  return (
    <PresentButton
      label={t('present.session')}
      dialog={(close) => <PresentationDialog subject={subject} isShareable={false} onClose={close} />}
    />
  );
}
