import { type ReportableThing, type ReportReason, reportReasons } from '@reflectory/contracts/community';
import { Button, Dialog, RadioGroup, TextArea } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, useFailureText } from '../../service/use-service.ts';
import classes from './posts.module.css';

export type ReportDialogProps = { what: { kind: 'post' | ReportableThing; id: string }; onClose(): void };

/** Tells the moderators about a post, a circle or a challenge, and those whose it is nothing of whoever does. */
export default function ReportDialog({ what: { kind, id }, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['community', 'common']);
  const { toasts } = usePlatform();
  const [reason, setReason] = useState<ReportReason>('hurts');
  const [words, setWords] = useState('');
  const reportPost = useAct('report-post');
  const reportThing = useAct('report-thing');
  const report = kind === 'post' ? reportPost : reportThing;
  const failureText = useFailureText();
  const onSuccess = ({ is_done: isDone }: { is_done: boolean }) => {
    toasts.success(t(isDone ? 'report.sent' : 'report.gone'), isDone ? t('report.sentMore') : undefined);
    onClose();
  };
  const send = () => {
    if (kind === 'post') reportPost.mutate({ id, reason, words }, { onSuccess });
    else reportThing.mutate({ kind, id, reason, words }, { onSuccess });
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      title={t('report.title')}
      description={t(kind === 'post' ? 'report.lead' : 'report.leadThing')}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" isPending={report.isPending} onPress={send}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
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
        {report.isError && <p role="alert">{failureText(report.error)}</p>}
      </div>
    </Dialog>
  );
}
