import { builtInLanguage } from '@reflectory/contracts/languages';
import { Button } from '@reflectory/design-system';
import type { DeeperQuestion } from '@reflectory/domain/deeper';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './go-deeper.module.css';

type Asked = { of: string; questions: readonly DeeperQuestion[]; shown: number };

/** Asks one open question that takes up what was written, when that is wanted. Nothing leaves the page for it. */
export function GoDeeper({ text }: { text: string }) {
  const { t, i18n } = useTranslation('journal');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isFailed, setFailed] = useState(false);
  const handleAsk = async (): Promise<void> => {
    if (asked?.of === text && asked.questions.length > 0) {
      setAsked({ ...asked, shown: (asked.shown + 1) % asked.questions.length });
      return;
    }
    try {
      // The rules are fetched by who asks.
      const { deeperQuestions } = await import('@reflectory/domain/deeper');
      const questions = deeperQuestions(text, builtInLanguage(i18n.language));
      setAsked({ of: text, questions, shown: 0 });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  if (text.trim() === '') return null;
  const question = asked?.questions[asked.shown];
  return (
    <div className={classes.deeper}>
      <div aria-live="polite">
        {question && (
          <p className={classes.question} lang={question.language} dir="auto">
            {question.question}
          </p>
        )}
        {asked && !question && !isFailed && <p className={classes.none}>{t('deeper.none')}</p>}
        {isFailed && <p className={classes.none}>{t('deeper.failed')}</p>}
      </div>
      <div className={classes.acts}>
        <Button variant="bare" size="small" onPress={() => void handleAsk()}>
          {t(question ? 'deeper.another' : 'deeper.ask')}
        </Button>
        {(asked || isFailed) && (
          <Button
            variant="bare"
            size="small"
            onPress={() => {
              setAsked(null);
              setFailed(false);
            }}
          >
            {t('deeper.close')}
          </Button>
        )}
      </div>
    </div>
  );
}
