import { Button } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../service/use-failure-message.ts';
import { type UnreadEntry, useReadNow } from '../api/use-read-now.ts';

/** Has an entry read. */
export function ReadNowButton({ entry, children }: { entry: UnreadEntry; children: ReactNode }) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const readNow = useReadNow(entry);
  return (
    <>
      <Button
        onPress={() => readNow.mutate()}
        isPending={readNow.isPending}
        pendingLabel={t('insight.reading')}
      >
        {children}
      </Button>
      {readNow.isError && <p role="alert">{failureMessage(readNow.error)}</p>}
    </>
  );
}
