import { Button, Dialog, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../../shared/sections.module.css';

type SecretDialogProps = { secret: string; isRotated: boolean; onClose(): void };

/** The secret of a webhook: it is shown this once. */
export default function SecretDialog({ secret, isRotated, onClose }: SecretDialogProps) {
  const { t } = useTranslation('flows');
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t('secret.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('secret.done')}
        </Button>
      }
    >
      <div className={classes.form}>
        <p>{t('secret.text')}</p>
        {isRotated && <p>{t('secret.rotated')}</p>}
        <TextField label={t('secret.label')} value={secret} isReadOnly dir="ltr" />
        <div className={classes.acts}>
          <Button
            icon="copy"
            onPress={() =>
              void navigator.clipboard.writeText(secret).then(
                () => setCopied(true),
                () => undefined,
              )
            }
          >
            {t('secret.copy')}
          </Button>
          <output>{isCopied && t('secret.copied')}</output>
        </div>
      </div>
    </Dialog>
  );
}
