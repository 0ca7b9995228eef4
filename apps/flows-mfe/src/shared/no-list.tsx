import { Button, ErrorState, Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../service/use-scope.ts';

type NoListProps = {
  list: { isError: boolean; error: Error | null; refetch(): unknown };
  /** What is said where it cannot be had. */
  title: string;
};

/** While a list is not known, and where it cannot be had. */
export function NoList({ list, title }: NoListProps) {
  const { t } = useTranslation(['flows', 'common']);
  const failureText = useFailureText();
  if (!list.isError) return <Skeleton lines={3} label={t('common:loading')} />;
  return (
    <ErrorState
      title={title}
      action={<Button onPress={() => void list.refetch()}>{t('common:retry')}</Button>}
    >
      {failureText(list.error)}
    </ErrorState>
  );
}
