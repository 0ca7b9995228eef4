import { type Circle, POST_LIMITS } from '@reflectory/contracts/community';
import { Switch, TextArea } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceFormDialog } from '../../service/service-form-dialog.tsx';
import { useAct } from '../../service/use-service.ts';
import { keyOfShared } from './waiting-text.ts';

/** Asks a circle one question, to be answered before or beside reading the others. */
export default function QuestionDialog({ circle, onClose }: { circle: Circle; onClose: () => void }) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const [question, setQuestion] = useState('');
  const isCoached = circle.kind === 'coach';
  const [answersFirst, setAnswersFirst] = useState(!isCoached);
  const ask = useAct('ask-circle');
  const send = () =>
    ask.mutate(
      { circle_id: circle.id, question, answers_first: answersFirst },
      {
        onSuccess(added) {
          toasts.success(t(keyOfShared(added, 'question.asked')));
          onClose();
        },
      },
    );
  return (
    <ServiceFormDialog
      title={t('question.title')}
      description={t(isCoached && circle.mine?.role === 'member' ? 'question.coachLead' : 'question.lead')}
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
      {!isCoached && (
        <Switch isSelected={answersFirst} onChange={setAnswersFirst}>
          {t('question.first')}
        </Switch>
      )}
    </ServiceFormDialog>
  );
}
