import { describeFailure } from '@reflectory/client';
import { Button, Dialog, Skeleton, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useChangeLink, useLink } from '../api/use-link.ts';
import type { Soundscape } from '../api/use-soundscapes.ts';
import classes from './dialogs.module.css';

export type ShareDialogProps = { soundscape: Pick<Soundscape, 'id' | 'name'>; onClose(): void };

/** A link by which others hear a soundscape, until it is taken away. */
export function ShareDialog({ soundscape: { id, name }, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['sound', 'common']);
  const { toasts } = usePlatform();
  const link = useLink(id);
  const change = useChangeLink(id);
  // Behind the # it is in no log of any server.
  const address = link.data ? `${window.location.origin}/sounds/shared#link=${link.data}` : null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      toasts.success(t('soundscapes.share.copied'));
    } catch {
      toasts.error(t('soundscapes.share.notCopied'));
    }
  };
  const failure = change.error ?? link.error;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('soundscapes.share.title', { name })}
      description={t('soundscapes.share.lead')}
    >
      <div className={classes.stack}>
        {link.isPending && <Skeleton lines={1} label={t('common:loading')} />}
        {link.data === null && (
          <Button
            variant="primary"
            icon="link"
            isPending={change.isPending}
            onPress={() => change.mutate(true)}
          >
            {t('soundscapes.share.make')}
          </Button>
        )}
        {address && (
          <>
            <div className={classes.wide}>
              <TextField label={t('soundscapes.share.link')} value={address} isReadOnly />
            </div>
            <div className={classes.acts}>
              <Button variant="primary" icon="copy" onPress={() => void copy()}>
                {t('soundscapes.share.copy')}
              </Button>
              <Button isPending={change.isPending} onPress={() => change.mutate(false)}>
                {t('soundscapes.share.take')}
              </Button>
            </div>
          </>
        )}
        {failure && (
          <p role="alert" className={classes.problem}>
            {describeFailure(failure, t, 'problems')}
          </p>
        )}
      </div>
    </Dialog>
  );
}
