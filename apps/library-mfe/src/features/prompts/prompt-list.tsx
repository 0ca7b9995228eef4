import { describeFailure } from '@reflectory/client';
import type { ListedPrompt } from '@reflectory/contracts/library';
import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDismissPrompt } from './api/use-dismiss-prompt.ts';
import classes from './prompt-list.module.css';

export type PromptListProps = {
  prompts: readonly ListedPrompt[];
  /** They are shown because they are saved: nobody puts these aside. */
  isSaved?: boolean;
  onWrite: (prompt: ListedPrompt) => void;
  /** One more act; `describedBy` is the id of the prompt's words. */
  more: (prompt: ListedPrompt, describedBy: string) => ReactNode;
};

/** Prompts to write about. One that is put aside stays in its place until the page is left, so that it can be taken back. */
export function PromptList({ prompts, isSaved = false, onWrite, more }: PromptListProps) {
  const { t } = useTranslation(['library', 'common']);
  const { toasts } = usePlatform();
  const dismiss = useDismissPrompt();
  const [aside, setAside] = useState<readonly string[]>([]);
  const setWanted = (promptKey: string, isWanted: boolean) =>
    dismiss.mutate(
      { promptKey, isWanted },
      {
        onSuccess: () =>
          setAside((keys) => (isWanted ? keys.filter((key) => key !== promptKey) : [...keys, promptKey])),
        onError: (error) => toasts.error(t('notKept', { reason: describeFailure(error, t, 'problems') })),
      },
    );
  if (prompts.length === 0) return <p>{t('empty')}</p>;
  return (
    <ul className={classes.list}>
      {prompts.map((prompt) => (
        <li key={prompt.key} className={classes.prompt}>
          <p id={`prompt-${prompt.key}`} className={classes.text} lang={prompt.language} dir="auto">
            {prompt.text}
          </p>
          {aside.includes(prompt.key) ? (
            <output className={classes.acts}>
              {t('dismissed')}{' '}
              <Button variant="bare" size="small" onPress={() => setWanted(prompt.key, true)}>
                {t('undo')}
              </Button>
            </output>
          ) : (
            <PromptActs
              prompt={prompt}
              onWrite={() => onWrite(prompt)}
              onDismiss={isSaved ? null : () => setWanted(prompt.key, false)}
            >
              {more(prompt, `prompt-${prompt.key}`)}
            </PromptActs>
          )}
        </li>
      ))}
    </ul>
  );
}

type PromptActsProps = {
  prompt: ListedPrompt;
  onWrite: () => void;
  onDismiss: (() => void) | null;
  children: ReactNode;
};

function PromptActs({ prompt: { key }, onWrite, onDismiss, children }: PromptActsProps) {
  const { t } = useTranslation('library');
  const described = { 'aria-describedby': `prompt-${key}` };
  return (
    <div className={classes.acts}>
      <Button variant="bare" size="small" {...described} onPress={onWrite}>
        {t('write')}
      </Button>
      {onDismiss && (
        <Button variant="bare" size="small" {...described} onPress={onDismiss}>
          {t('dismiss')}
        </Button>
      )}
      {children}
    </div>
  );
}
