import { VisuallyHidden } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './conversation.module.css';

export type ConversationProps = { questions: readonly string[]; answers: readonly string[] };

/**
 * Questions on the one side and answers on the other, as in a chat. What only a reader hears has a direction of its own,
 * so that it does not decide that of the words.
 */
export function Conversation({ questions, answers }: ConversationProps) {
  const { t } = useTranslation('presentations');
  return (
    <ol className={classes.conversation}>
      {questions.map((question, index) => {
        const answer = (answers[index] ?? '').trim();
        return (
          <li key={index}>
            <p className={classes.question} dir="auto">
              <VisuallyHidden dir="auto">{t('shared.question')}</VisuallyHidden>
              {question}
            </p>
            <p className={classes.answer} data-empty={answer === '' || undefined} dir="auto">
              <VisuallyHidden dir="auto">{t('shared.answer')}</VisuallyHidden>
              {answer || t('shared.notAnswered')}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
