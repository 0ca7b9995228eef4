import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { add, remove } = useChangeMailIn();
  const [shown, setShown] = useState<Shown | null>(null);
  const [removedId, setRemovedId] = useState<string | null>(null);
  const onError = (error: Error) => toasts.error(failureText(error));
  const { domain = null, address = null, held = [] } = mailIn.data ?? {};
  if (mailIn.data && domain === null && held.length === 0) return null;
  const isAddable = domain !== null && address === null;
  const show = (made: { address: string }, hasBefore: boolean) => {
    setRemovedId(null);
    setShown({ address: made.address, hasBefore });
  };
  return (
    <section aria-labelledby="mail-in" className={classes.section}>
      <div className={classes.head}>
        <h2 id="mail-in" className={classes.heading}>
          {t('mailIn.title')}
        </h2>
        {isAddable && (
          <Button
            icon="plus"
            onPress={() => add.mutate(undefined, { onError, onSuccess: (made) => show(made, false) })}
          >
            {t('mailIn.make')}
          </Button>
        )}
      </div>
      <p className={classes.quiet}>{t('mailIn.lead')}</p>
      {!mailIn.data && <NoList list={mailIn} title={t('mailIn.failed')} />}
      <output>
        {removedId && (
          <Removed
            onBringBack={() => {
              remove.mutate({ id: removedId, isRemoved: false }, { onError });
              setRemovedId(null);
            }}
          >
            {t('mailIn.removed')}
          </Removed>
        )}
      </output>
      {domain !== null && address && (
        <MailAddress
          domain={domain}
          lastMailAt={address.last_mail_at}
          onShow={show}
          onRemove={() =>
            remove.mutate(
              { id: address.id, isRemoved: true },
              { onError, onSuccess: () => setRemovedId(address.id) },
            )
          }
          onError={onError}
        />
      )}
      <HeldMails mails={held} />
      <Suspense fallback={null}>
        {shown && (
          <AddressDialog
            title={t('mailIn.address.title')}
            label={t('mailIn.address.label')}
            secret={shown.address}
            onClose={() => setShown(null)}
          >
            <p>{t('mailIn.address.text')}</p>
            {shown.hasBefore && <p>{t('mailIn.address.before')}</p>}
          </AddressDialog>
        )}
      </Suspense>
    </section>
  );
}

type MailAddressProps = {
  domain: string;
  lastMailAt: string | null;
  onShow(made: { address: string }, hasBefore: boolean): void;
  onRemove(): void;
  onError(error: Error): void;
};

/** That there is an address, and when a mail came to it. */
function MailAddress({ domain, lastMailAt, onShow, onRemove, onError }: MailAddressProps) {
  const { t, i18n } = useTranslation('flows');
  const { rotate } = useChangeMailIn();
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const name = t('mailIn.address.name', { domain });
  const renew = (isAtOnce: boolean) =>
    rotate.mutate(isAtOnce, { onError, onSuccess: (made) => onShow(made, !isAtOnce) });
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.title}>{name}</h3>
        <span className={classes.facts}>
          {lastMailAt
            ? t('mailIn.lastMail', { when: moment.format(new Date(lastMailAt)) })
            : t('mailIn.noMail')}
        </span>
      </div>
      <RowMenu
        name={name}
        items={[
          { id: 'renew', label: t('mailIn.renew'), icon: 'key', onAction: () => renew(false) },
          { id: 'renew-now', label: t('mailIn.renewNow'), icon: 'key', onAction: () => renew(true) },
          {
            id: 'remove',
            label: t('webhooks.remove'),
            icon: 'trash',
            isDestructive: true,
            onAction: onRemove,
          },
        ]}
      />
    </div>
  );
}
