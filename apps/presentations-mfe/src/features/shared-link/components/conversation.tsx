import { useTranslation } from 'react-i18next';
import classes from './conversation.module.css';

export type ConversationProps = { questions: readonly string[]; answers: readonly string[] };

/** Questions on the one side and answers on the other, as in a chat. */
export function Conversation({ questions, answers }: ConversationProps) {
  const { t } = useTranslation('presentations');
  return (
    <ol className={classes.conversation}>
      {questions.map((question, index) => {
        const answer = (answers[index] ?? '').trim();
        return (
          <li key={index}>
            <p className={classes.question} dir="auto">
              <span className={classes.speaker}>{t('shared.question')}</span>
              {question}
            </p>
            <p className={classes.answer} data-empty={answer === '' || undefined} dir="auto">
              <span className={classes.speaker}>{t('shared.answer')}</span>
              {answer || t('shared.notAnswered')}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
