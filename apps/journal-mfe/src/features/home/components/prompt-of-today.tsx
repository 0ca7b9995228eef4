import { Button } from '@reflectory/design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDismissPrompt } from '../api/use-dismiss-prompt.ts';
import { usePrompts } from '../api/use-prompts.ts';
import classes from './prompt-of-today.module.css';

export type PromptOfTodayProps = { day: string; onWrite: (prompt: string) => void };

/** A question for today; another one, or none like it, for whom it is not. */
export function PromptOfToday({ day, onWrite }: PromptOfTodayProps) {
  const { t } = useTranslation('journal');
  const headingId = useId();
  const prompts = usePrompts(day).data ?? [];
  const [turn, setTurn] = useState(0);
  const dismiss = useDismissPrompt(day);
  const prompt = prompts[turn % Math.max(prompts.length, 1)];
  if (!prompt) return null;
  return (
    <section aria-labelledby={headingId} className={classes.prompt}>
      <h2 id={headingId} className={classes.heading}>
        {t('home.prompt')}
      </h2>
      <p className={classes.text} dir="auto" lang={prompt.language} aria-live="polite">
        {prompt.text}
      </p>
      <div className={classes.acts}>
        <Button variant="bare" size="small" onPress={() => onWrite(prompt.text)}>
          {t('home.promptWrite')}
        </Button>
        {prompts.length > 1 && (
          <Button variant="bare" size="small" onPress={() => setTurn(turn + 1)}>
            {t('home.promptAnother')}
          </Button>
        )}
        <Button variant="bare" size="small" onPress={() => dismiss.mutate(prompt.key)}>
          {t('home.promptDismiss')}
        </Button>
      </div>
    </section>
  );
}
