import { Button, Dialog } from '@reflectory/design-system';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@reflectory/platform-sdk/save-file';
import classes from './recovery-codes.module.css';

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** The codes, this once. Closing asks for a second time while they were not kept. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('settings');
  const [isWarned, setIsWarned] = useState(false);
  const handleOpenChange = (isOpen: boolean) => {
    if (isOpen) return;
    if (isWarned) onClose();
    else setIsWarned(true);
  };
  return (
    <Dialog
      title={t('recoveryCodes.title')}
      size="small"
      isDismissable={false}
      isOpen
      onOpenChange={handleOpenChange}
      className={classes.sheet}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('recoveryCodes.kept')}
        </Button>
      }
    >
      <div className={classes.body} data-print="alone">
        <p>{t('recoveryCodes.explanation')}</p>
        <ol className={classes.codes} dir="ltr" aria-label={t('recoveryCodes.title')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <KeepingButtons codes={codes} />
        {isWarned && (
          <p role="alert" className={classes.warning}>
            {t('recoveryCodes.warning')}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function KeepingButtons({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('settings');
  const { toasts, boot } = usePlatform();
  const { email } = useCurrentUser();
  const product = boot.instance.brand.productName;
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toasts.success(t('copied')),
      () => toasts.error(t('copyFailed')),
    );
  const download = () => {
    const text = `${t('recoveryCodes.fileHead', { product, email })}\n\n${codes.join('\n')}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), t('recoveryCodes.fileName'));
  };
  return (
    <div className={classes.actions} data-print="hidden">
      <Button size="small" icon="copy" onPress={() => void copy()}>
        {t('recoveryCodes.copy')}
      </Button>
      <Button size="small" icon="download" onPress={download}>
        {t('recoveryCodes.download')}
      </Button>
      <Button size="small" icon="printer" onPress={() => window.print()}>
        {t('recoveryCodes.print')}
      </Button>
    </div>
  );
}
