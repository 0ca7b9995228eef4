import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ExportPorts } from '../features/export/use-slide-export.tsx';
import { sessionSourcesQuery } from '../features/present/api/load-session-presentation.ts';
import type { ShareSubject } from '../features/share/model/share-subject.ts';
import { PresentationDialog } from './presentation-dialog.tsx';
import { PresentationNotice } from './presentation-notice.tsx';
import { sessionSubject } from './subjects.ts';

export type PresentSessionDialogProps = {
  entryId: string;
  title: string;
  onClose(): void;
  exportPorts?: ExportPorts;
};

/** The session presentation of one entry (specification, section 2). */
export default function PresentSessionDialog(props: PresentSessionDialogProps) {
  const { entryId, title, onClose, exportPorts } = props;
  const platform = usePlatform();
  const language = platform.language.current;
  const sources = useQuery(sessionSourcesQuery(platform.client, entryId));
  const subject = useMemo((): ShareSubject | null => {
    if (!sources.data) return null;
    return sessionSubject(entryId, sources.data, { title, language });
  }, [sources.data, language, title, entryId]);
  if (!subject) {
    return (
      <PresentationNotice
        title={title}
        status={sources.isError ? 'failed' : 'loading'}
        onRetry={() => void sources.refetch()}
        onClose={onClose}
      />
    );
  }
  return <PresentationDialog subject={subject} onClose={onClose} exportPorts={exportPorts} />;
}
