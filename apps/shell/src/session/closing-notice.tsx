import { accountStatus, callFunction } from '@reflectory/client';
import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AreaNotice } from '../remotes/area-notice.tsx';

type ClosingNoticeProps = { purgeAfter: string; onRetry?: (() => void) | undefined };

/** What must work of a closing account where its own screen cannot be had: keeping it, and leaving. */
export function ClosingNotice({ purgeAfter, onRetry }: ClosingNoticeProps) {
  const { client, signOut, toasts } = usePlatform();
  const { t, i18n } = useTranslation(['common', 'auth']);
  const queries = useQueryClient();
  const { mutate: keep, isPending } = useMutation({
    mutationFn: () => callFunction(client, 'cancel-account-deletion', null),
    onSuccess({ status }) {
      queries.setQueryData(accountStatus(client).queryKey, status);
      toasts.success(t('closing.kept'));
    },
    onError: () => toasts.error(t('closing.failed')),
  });
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(purgeAfter));
  return (
    <main>
      <AreaNotice
        title={t('closing.title')}
        action={
          <>
            <Button variant="primary" isPending={isPending} onPress={() => keep()}>
              {t('closing.keep')}
            </Button>
            <Button icon="log-out" onPress={() => void signOut()}>
              {t('auth:signOut')}
            </Button>
            {onRetry && <Button onPress={onRetry}>{t('retry')}</Button>}
          </>
        }
      >
        {t('closing.until', { date })}
      </AreaNotice>
    </main>
  );
}
