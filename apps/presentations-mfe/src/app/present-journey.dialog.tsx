import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportPorts } from '../features/export/use-slide-export.tsx';
import { journeyQuery } from '../features/present/api/load-journey.ts';
import { journeyPresentation } from '../features/present/model/journey-presentation.ts';
import type { ShareSubject } from '../features/share/model/share-subject.ts';
import { PresentationDialog } from './presentation-dialog.tsx';
import { PresentationNotice } from './presentation-notice.tsx';
import { questionLanguage } from './question-language.ts';

export type PresentJourneyDialogProps = { onClose(): void; exportPorts?: ExportPorts };

/** The Journey Insights presentation of all entries (specification, section 2). */
export default function PresentJourneyDialog({ onClose, exportPorts }: PresentJourneyDialogProps) {
  const { t } = useTranslation('presentations');
  const { client, language } = usePlatform();
  const languageTag = language.current;
  const journey = useQuery(journeyQuery(client));
  const title = t('present.journey');
  const subject = useMemo((): ShareSubject | null => {
    if (!journey.data || journey.data.entries.length === 0) return null;
    const format = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' });
    const day = (timestamp: string) => format.format(new Date(timestamp));
    const data = journeyPresentation(journey.data.entries, journey.data.analyses, {
      language: questionLanguage(languageTag),
      summary: ({ count, ...period }) => {
        const [from, to] = [day(period.from), day(period.to)];
        return t(from === to ? 'journey.summaryOfDay' : 'journey.summary', { count, from, to });
      },
      themeIn: ({ count, last }) => t('journey.themeIn', { count, date: day(last) }),
    });
    return { type: 'overall', title, data };
  }, [journey.data, languageTag, t, title]);
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
