import { Button, Link, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevokeShare } from '../api/revoke-share.ts';
import { copyText } from '../../../shared/copy-text.ts';
import { failureDetail } from '../model/failure-detail.ts';
import type { ShareSubject } from '../model/share-subject.ts';
import classes from './share.module.css';

export type PublicLinkProps = { subject: ShareSubject; link: string; onCustomize(): void };

/** Second state of the share dialog: the active link, to copy, to delete, or to make another. */
export function PublicLink({ subject, link, onCustomize }: PublicLinkProps) {
  const { t } = useTranslation('presentations');
  const { toasts } = usePlatform();
  const [isConfirming, setConfirming] = useState(false);

  async function handleCopy() {
    if (await copyText(link)) toasts.success(t('share.copied'));
    else toasts.error(t('share.notCopied'), t('share.copyByHand'));
  }

  return (
    <div className={classes.column}>
      <TextField
        label={t('share.link')}
        value={link}
        isReadOnly
        onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
      />
      <p className={classes.note}>{t('share.snapshot')}</p>
      <p className={classes.note}>
        <Link href="/settings/links">{t('share.manage')}</Link>
      </p>
      {isConfirming ? (
        <ConfirmDeletion subject={subject} onKeep={() => setConfirming(false)} />
      ) : (
        <div className={classes.actions}>
          <Button variant="primary" icon="copy" onPress={() => void handleCopy()}>
            {t('share.copy')}
          </Button>
          <Button onPress={onCustomize}>{t('share.customize')}</Button>
          <Button variant="danger" icon="trash" onPress={() => setConfirming(true)}>
            {t('share.delete')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The button that had the focus is gone by then. */
const focusOnArrival = (element: HTMLElement | null) => element?.focus();

function ConfirmDeletion({ subject, onKeep }: { subject: ShareSubject; onKeep(): void }) {
  const { t } = useTranslation('presentations');
  const { toasts } = usePlatform();
  const revokeShare = useRevokeShare(subject);

  async function handleDelete() {
    try {
      await revokeShare.mutateAsync();
      toasts.success(t('share.revoked'));
    } catch (error) {
      toasts.error(t('share.couldNotRevoke'), failureDetail(error, t));
    }
  }

  return (
    <div ref={focusOnArrival} tabIndex={-1} className={classes.confirmation} role="alert">
      <p>{t('share.confirmDelete', { title: subject.title })}</p>
      <div className={classes.actions}>
        <Button onPress={onKeep}>{t('share.keep')}</Button>
        <Button variant="danger" isPending={revokeShare.isPending} onPress={() => void handleDelete()}>
          {t('share.delete')}
        </Button>
      </div>
    </div>
  );
}
