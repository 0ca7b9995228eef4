import { Button } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './sections.module.css';

type CopyButtonProps = { text: string; label?: string };

/** Puts a text on the clipboard and says whether it is there. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation('flows');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  }
  return (
    <div className={classes.acts}>
      <Button icon="copy" onPress={() => void copy()}>
        {label ?? t('secret.copy')}
      </Button>
      <output>{outcome && t(`secret.${outcome}`)}</output>
    </div>
  );
}
