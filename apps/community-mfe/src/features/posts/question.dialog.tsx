import { POST_LIMITS } from '@reflectory/contracts/community';
import { Button, Dialog, Switch, TextArea } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, useFailureText } from '../../service/use-service.ts';
import classes from './posts.module.css';

/** Asks a circle one question, to be answered before or beside reading the others. */
export default function QuestionDialog({ circleId, onClose }: { circleId: string; onClose: () => void }) {
  const { t } = useTranslation(['community', 'common']);
  const { toasts } = usePlatform();
  const [question, setQuestion] = useState('');
  const [answersFirst, setAnswersFirst] = useState(true);
  const ask = useAct('ask-circle');
  const failureText = useFailureText();
  const send = () =>
    ask.mutate(
      { circle_id: circleId, question, answers_first: answersFirst },
      {
        onSuccess({ state }) {
          toasts.success(t(state === 'held' ? 'share.held' : 'question.asked'));
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      title={t('question.title')}
      description={t('question.lead')}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button
            variant="primary"
            isPending={ask.isPending}
            disabledReason={question.trim() === '' ? t('share.nothing') : undefined}
            onPress={send}
          >
            {t('question.ask')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        <TextArea
          label={t('question.label')}
          value={question}
          onChange={setQuestion}
          maxLength={POST_LIMITS.question}
          rows={2}
        />
        <Switch isSelected={answersFirst} onChange={setAnswersFirst}>
          {t('question.first')}
        </Switch>
        {ask.isError && <p role="alert">{failureText(ask.error)}</p>}
      </div>
    </Dialog>
  );
}
