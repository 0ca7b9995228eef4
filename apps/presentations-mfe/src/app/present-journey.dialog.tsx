import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportPorts } from '../features/export/use-slide-export.tsx';
import { journeyQuery } from '../features/present/api/load-journey.ts';
import type { ShareSubject } from '../features/share/model/share-subject.ts';
import { PresentationDialog } from './presentation-dialog.tsx';
import { PresentationNotice } from './presentation-notice.tsx';
import { journeySubject } from './subjects.ts';

export type PresentJourneyDialogProps = { onClose(): void; exportPorts?: ExportPorts };

/** The Journey Insights presentation of all entries (specification, section 2). */
export default function PresentJourneyDialog({ onClose, exportPorts }: PresentJourneyDialogProps) {
  const { t } = useTranslation('presentations');
  const { client, language } = usePlatform();
  const languageTag = language.current;
  const journey = useQuery(journeyQuery(client));
  const title = t('present.journey');
  const subject = useMemo(
    (): ShareSubject | null =>
      journey.data ? journeySubject(journey.data, { t, language: languageTag }) : null,
    [journey.data, languageTag, t],
  );
  if (!subject) {
    const status = journey.isError ? 'failed' : 'loading';
    return (
      <PresentationNotice
        title={title}
        status={journey.isSuccess ? 'empty' : status}
        onRetry={() => void journey.refetch()}
        onClose={onClose}
      />
    );
  }
  return <PresentationDialog subject={subject} onClose={onClose} exportPorts={exportPorts} />;
}
