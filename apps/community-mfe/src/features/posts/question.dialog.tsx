import { POST_LIMITS } from '@reflectory/contracts/community';
import { Switch, TextArea } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../service/form-dialog.tsx';
import { useAct } from '../../service/use-service.ts';

/** Asks a circle one question, to be answered before or beside reading the others. */
export default function QuestionDialog({ circleId, onClose }: { circleId: string; onClose: () => void }) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const [question, setQuestion] = useState('');
  const [answersFirst, setAnswersFirst] = useState(true);
  const ask = useAct('ask-circle');
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
    <FormDialog
      title={t('question.title')}
      description={t('question.lead')}
      submitLabel={t('question.ask')}
      isPending={ask.isPending}
      disabledReason={question.trim() === '' ? t('share.nothing') : undefined}
      error={ask.error}
      onSubmit={send}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
