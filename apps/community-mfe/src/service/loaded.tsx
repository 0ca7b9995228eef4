import { Button, ErrorState, Skeleton } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from './use-service.ts';

type Answer<Data> = {
  data: Data | undefined;
  isPending: boolean;
  isError: boolean;
  error: unknown;
  refetch(): unknown;
};

/** What an answer is drawn as: while it comes, when it failed, and when it is there. */
export function Loaded<Data>({
  answer,
  children,
}: {
  answer: Answer<Data>;
  children: (data: Data) => ReactNode;
}) {
  const { t } = useTranslation(['community', 'common']);
  const failureText = useFailureText();
  if (answer.data !== undefined) return children(answer.data);
  if (answer.isPending) return <Skeleton lines={6} label={t('common:loading')} />;
  return (
    <ErrorState
      title={t('failed')}
      action={<Button onPress={() => void answer.refetch()}>{t('common:retry')}</Button>}
    >
      {failureText(answer.error)}
    </ErrorState>
  );
}
