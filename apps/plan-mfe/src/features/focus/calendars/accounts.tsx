import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/use-failure-text.ts';
import classes from '../components/today.module.css';
import { ConnectAccount } from './connect-account.tsx';
import { StopWritingDialog } from './stop-writing.dialog.tsx';
import { type Account, useAccounts, useChangeAccounts } from './use-accounts.ts';
import { useChangeTargets, useTargets } from './use-writing.ts';
import { Writing } from './writing.tsx';
import own from './calendars.module.css';

/** Accounts of calendars: those that are connected, and the way to one more. */
export function Accounts() {
  const { t } = useTranslation('plan');
  const { data } = useAccounts();
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const { accounts, isPossible } = data;
  return (
    <section className={own.accounts} aria-labelledby="calendar-accounts">
      <h3 id="calendar-accounts" className={own.heading}>
        {t('focus.calendars.accounts.title')}
      </h3>
      <p className={classes.quiet}>
        {t(isPossible ? 'focus.calendars.accounts.text' : 'focus.calendars.accounts.impossible')}
      </p>
      {accounts.length > 0 && (
        <ul className={classes.list}>
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} />
          ))}
        </ul>
      )}
      {isPossible && isOpen && <ConnectAccount onDone={() => setOpen(false)} />}
      {isPossible && !isOpen && (
        <div>
          <Button icon="plus" onPress={() => setOpen(true)}>
            {t('focus.calendars.accounts.open')}
          </Button>
        </div>
      )}
    </section>
  );
}

function AccountRow({ account }: { account: Account }) {
  const { t } = useTranslation('plan');
  const { id, address, user_name: name } = account;
  const [isAsked, setAsked] = useState(false);
  return (
    <li className={own.account}>
      <div className={own.accountHead}>
        <span className={classes.what}>
          <bdi>{name}</bdi>
          <span className={classes.facts}>
            <bdi>{new URL(address).host}</bdi>
          </span>
        </span>
        <Button
          size="small"
          aria-label={t('focus.calendars.accounts.disconnectThis', { name })}
          onPress={() => setAsked(true)}
        >
          {t('focus.calendars.accounts.disconnect')}
        </Button>
      </div>
      <Writing account={account} />
      {isAsked && <Disconnect id={id} name={name} onClose={() => setAsked(false)} />}
    </li>
  );
}

function Disconnect({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const { disconnect } = useChangeAccounts();
  const { stop } = useChangeTargets();
  const written = useTargets().data?.targets.find((one) => one.account_id === id)?.written_count ?? 0;
  const settled = { onError: (error: Error) => toasts.error(failureText(error)), onSettled: onClose };
  return (
    <StopWritingDialog
      title={t('focus.calendars.accounts.sure', { name })}
      text={t(written > 0 ? 'focus.calendars.accounts.sureWritten' : 'focus.calendars.accounts.sureText')}
      confirmLabel={t('focus.calendars.accounts.disconnect')}
      written={written}
      isPending={disconnect.isPending || stop.isPending}
      onClose={onClose}
      onConfirm={(isRemoved) =>
        isRemoved
          ? stop.mutate({ account_id: id, is_removed: true, is_disconnected: true }, settled)
          : disconnect.mutate(id, settled)
      }
    />
  );
}
