import { Button, Dialog } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from '../../../shared/sections.module.css';
import type { HeldMail } from '../api/use-mail-in.ts';
import { MailFacts } from './mail-facts.tsx';

type HeldMailDialogProps = { mail: HeldMail; onTake(): void; onThrowAway(): void; onClose(): void };

/** A mail whose sender is not known to be its person, as plain words. */
export default function HeldMailDialog({ mail, onTake, onThrowAway, onClose }: HeldMailDialogProps) {
  const { t } = useTranslation('flows');
  const isEmpty = mail.subject === '' && mail.text.trim() === '';
  return (
    <Dialog
      isOpen
      title={mail.subject || t('mailIn.held.noSubject')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="bare" onPress={onThrowAway}>
            {t('mailIn.held.throwAway')}
          </Button>
          <Button variant="primary" isDisabled={isEmpty} onPress={onTake}>
            {t('mailIn.held.take')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        <p className={classes.words}>
          <MailFacts mail={mail} />
        </p>
        <p className={classes.letter} dir="auto">
          {mail.text}
        </p>
        {mail.file_count > 0 && <p className={classes.quiet}>{t('mailIn.held.noFiles')}</p>}
      </div>
    </Dialog>
  );
}
