import { type ReportableThing, type ReportReason, reportReasons } from '@reflectory/contracts/community';
import { RadioGroup, TextArea } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceFormDialog } from '../../service/service-form-dialog.tsx';
import { useAct } from '../../service/use-service.ts';

export type ReportDialogProps = { what: { kind: 'post' | ReportableThing; id: string }; onClose(): void };

/** Tells the moderators about a post, a circle or a challenge, and those whose it is nothing of whoever does. */
export default function ReportDialog({ what: { kind, id }, onClose }: ReportDialogProps) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const [reason, setReason] = useState<ReportReason>('hurts');
  const [words, setWords] = useState('');
  const reportPost = useAct('report-post');
  const reportThing = useAct('report-thing');
  const report = kind === 'post' ? reportPost : reportThing;
  const onSuccess = ({ is_done: isDone }: { is_done: boolean }) => {
    toasts.success(t(isDone ? 'report.sent' : 'report.gone'), isDone ? t('report.sentMore') : undefined);
    onClose();
  };
  const send = () => {
    if (kind === 'post') reportPost.mutate({ id, reason, words }, { onSuccess });
    else reportThing.mutate({ kind, id, reason, words }, { onSuccess });
  };
  return (
    <ServiceFormDialog
      title={t('report.title')}
      description={t(kind === 'post' ? 'report.lead' : 'report.leadThing')}
      submitLabel={t('report.send')}
      isPending={report.isPending}
      error={report.error}
      onSubmit={send}
      onClose={onClose}
    >
      <RadioGroup
        label={t('report.reason')}
        value={reason}
        onChange={(chosen) => setReason(chosen)}
        options={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
      />
      <TextArea
        label={t('report.words')}
        description={t('report.wordsNote')}
        value={words}
        onChange={setWords}
        maxLength={1000}
      />
    </ServiceFormDialog>
  );
}
