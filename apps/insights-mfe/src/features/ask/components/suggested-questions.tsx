import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '../model/suggestions.ts';
import classes from './ask.module.css';

type SuggestedProps = {
  suggestions: readonly Suggestion[];
  isPending: boolean;
  onChoose: (question: string) => void;
};

/** Questions that one could ask, from the person's own themes; a press asks. */
export function SuggestedQuestions({ suggestions, isPending, onChoose }: SuggestedProps) {
  const { t } = useTranslation('insights');
  const { isOnline } = usePlatform();
  if (suggestions.length === 0) return null;
  const reason = isOnline ? (isPending ? t('ask.looking') : undefined) : t('ask.offline');
  return (
    <section aria-labelledby="ask-suggestions" className={classes.block}>
      <h2 id="ask-suggestions" className={classes.heading}>
        {t('ask.suggest.title')}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets Safari forgets that it is a list */}
      <ul role="list" className={classes.suggestions}>
        {suggestions.map(({ key, values }) => {
          const text = t(key, { ...values, interpolation: { escapeValue: false } });
          return (
            <li key={text}>
              <Button variant="bare" onPress={() => onChoose(text)} disabledReason={reason}>
                {text}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
