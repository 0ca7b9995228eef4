import { type Post, type ReportReason, reportReasons } from '@reflectory/contracts/community';
import { Button, Dialog, RadioGroup, TextArea } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, useFailureText } from '../../service/use-service.ts';
import classes from './posts.module.css';

/** Tells the moderators about a post, and its author nothing of whoever does. */
export default function ReportDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useTranslation(['community', 'common']);
  const { toasts } = usePlatform();
  const [reason, setReason] = useState<ReportReason>('hurts');
  const [words, setWords] = useState('');
  const report = useAct('report-post');
  const failureText = useFailureText();
  const send = () =>
    report.mutate(
      { id: post.id, reason, words },
      {
        onSuccess({ is_done: isDone }) {
          toasts.success(
            t(isDone ? 'report.sent' : 'posts.goneTitle'),
            isDone ? t('report.sentMore') : undefined,
          );
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      title={t('report.title')}
      description={t('report.lead')}
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
