import { Button, type MenuItem } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../../../shared/use-moments.ts';
import { useFailureText } from '../../../service/use-scope.ts';
import { NoList } from '../../../shared/no-list.tsx';
import { Removed } from '../../../shared/removed.tsx';
import { RowMenu } from '../../../shared/row-menu.tsx';
import classes from '../../../shared/sections.module.css';
import { useChangeMailIn, useMailIn } from '../api/use-mail-in.ts';
import { HeldMails } from './held-mails.tsx';

const AddressDialog = lazy(() => import('../../../shared/secret.dialog.tsx'));

type Shown = { address: string; hasBefore: boolean };

/** The address at which mails become entries of a person, and mails that are held. Nothing where none are taken. */
export function MailIn() {
  const { t } = useTranslation('flows');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const mailIn = useMailIn();
  const { add, rotate, remove } = useChangeMailIn();
  const [shown, setShown] = useState<Shown | null>(null);
  const [removedId, setRemovedId] = useState<string | null>(null);
  const onError = (error: Error) => toasts.error(failureText(error));
  const { domain = null, address = null, held = [] } = mailIn.data ?? {};
  if (mailIn.data && domain === null && held.length === 0) return null;
  const show = (made: { address: string }, hasBefore: boolean) => {
    setRemovedId(null);
    setShown({ address: made.address, hasBefore });
  };
  const make = () => add.mutate(undefined, { onError, onSuccess: (made) => show(made, false) });
  const renew = (isAtOnce: boolean) =>
    rotate.mutate(isAtOnce, { onError, onSuccess: (made) => show(made, !isAtOnce) });
  const setRemoved = (id: string, isRemoved: boolean) =>
    remove.mutate({ id, isRemoved }, { onError, onSuccess: () => setRemovedId(isRemoved ? id : null) });
  return (
    <section aria-labelledby="mail-in" className={classes.section}>
      <div className={classes.head}>
        <h2 id="mail-in" className={classes.heading}>
          {t('mailIn.title')}
        </h2>
        {domain !== null && address === null && (
          <Button icon="plus" onPress={make}>
            {t('mailIn.make')}
          </Button>
        )}
      </div>
      <p className={classes.quiet}>{t('mailIn.lead')}</p>
      {!mailIn.data && <NoList list={mailIn} title={t('mailIn.failed')} />}
      <output>
        {removedId && (
          <Removed onBringBack={() => setRemoved(removedId, false)}>{t('mailIn.removed')}</Removed>
        )}
      </output>
      {domain !== null && address && (
        <MailAddress
          domain={domain}
          lastMailAt={address.last_mail_at}
          onRenew={renew}
          onRemove={() => setRemoved(address.id, true)}
        />
      )}
      <HeldMails mails={held} />
      {shown && <NewAddress {...shown} onClose={() => setShown(null)} />}
    </section>
  );
}

function NewAddress({ address, hasBefore, onClose }: Shown & { onClose(): void }) {
  const { t } = useTranslation('flows');
  return (
    <Suspense fallback={null}>
      <AddressDialog
        title={t('mailIn.address.title')}
        label={t('mailIn.address.label')}
        secret={address}
        onClose={onClose}
      >
        <p>{t('mailIn.address.text')}</p>
        {hasBefore && <p>{t('mailIn.address.before')}</p>}
      </AddressDialog>
    </Suspense>
  );
}

type MailAddressProps = {
  domain: string;
  lastMailAt: string | null;
  onRenew(isAtOnce: boolean): void;
  onRemove(): void;
};

/** That there is an address, and when a mail came to it. */
function MailAddress({ domain, lastMailAt, onRenew, onRemove }: MailAddressProps) {
  const { t } = useTranslation('flows');
  const moment = useMoments();
  const name = t('mailIn.address.name', { domain });
  const items: MenuItem[] = [
    { id: 'renew', label: t('mailIn.renew'), icon: 'key', onAction: () => onRenew(false) },
    { id: 'renew-now', label: t('mailIn.renewNow'), icon: 'key', onAction: () => onRenew(true) },
    { id: 'remove', label: t('webhooks.remove'), icon: 'trash', isDestructive: true, onAction: onRemove },
  ];
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.title}>{name}</h3>
        <span className={classes.facts}>
          {lastMailAt ? t('mailIn.lastMail', { when: moment(lastMailAt) }) : t('mailIn.noMail')}
        </span>
      </div>
      <RowMenu name={name} items={items} />
    </div>
  );
}
