import type { FunctionOutput } from '@reflectory/contracts/functions';
import { Button, ErrorState, Skeleton } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { useMentionsFound } from './api/use-mentions-found.ts';
import classes from './mentioned.module.css';

export type MentionsFound = FunctionOutput<'find-mentions'>;

/** What was found in the newest entries, in every state that can be in, and where it was looked for. */
export function MentionedPart({ children }: { children: (found: MentionsFound) => ReactNode }) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const found = useMentionsFound();
  if (found.isPending) return <Skeleton lines={4} label={t('loading')} />;
  if (!found.data) {
    return (
      <ErrorState
        title={t('mentioned.failed')}
        action={<Button onPress={() => void found.refetch()}>{t('errors.retry')}</Button>}
      >
        {failureMessage(found.error)}
      </ErrorState>
    );
  }
  return (
    <>
      {children(found.data)}
      {found.data.read > 0 && (
        <p className={classes.note}>{t('mentioned.read', { count: found.data.read })}</p>
      )}
    </>
  );
}
