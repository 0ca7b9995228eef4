import { Button, classNames, ConfirmDialog } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../../shared/use-failure-text.ts';
import classes from '../../components/today.module.css';
import { useTimeWords } from '../../model/use-words.ts';
import own from '../calendars.module.css';
import { useCalendars } from '../use-calendars.ts';
import { type Connection, useChangeConnections } from './use-connections.ts';

/** What a scope of a provider is called on the screen; one that is not known says its own name. */
const scopeWords: Readonly<Record<string, 'list' | 'meetings'>> = {
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly': 'list',
  'https://www.googleapis.com/auth/calendar.events.readonly': 'meetings',
  'Calendars.Read': 'meetings',
  'https://graph.microsoft.com/Calendars.Read': 'meetings',
};

type ConnectionRowProps = {
  connection: Connection;
  /** Null where the provider is set up no more. */
  onConnect: (() => void) | null;
};

/** An account at a provider: what may be done there, when it was read, and whether it lets us in. */
export function ConnectionRow({ connection, onConnect }: ConnectionRowProps) {
  const { t, i18n } = useTranslation('plan');
  const { time } = useTimeWords();
  const [isAsked, setAsked] = useState(false);
  const { data: calendars = [] } = useCalendars();
  const { id, provider, account_name: name, scopes, off_at: offAt } = connection;
  const read = calendars
    .flatMap((one) => (one.connection_id === id && one.read_at !== null ? [one.read_at] : []))
    .toSorted()
    .at(-1);
  const known = scopes.flatMap((scope) => scopeWords[scope] ?? []);
  const words = [...new Set(known)].map((word) => t(`focus.calendars.connections.scopes.${word}`));
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <li className={own.account}>
      <div className={own.accountHead}>
        <span className={classes.what}>
          <bdi>{name}</bdi>
          <span className={classes.facts}>
            {t(`focus.calendars.connections.names.${provider}`)}
            {read !== undefined && ` · ${t('focus.calendars.states.read', { when: time(read) })}`}
          </span>
          {words.length > 0 && (
            <span className={classes.facts}>
              {t('focus.calendars.connections.may', { what: list.format(words) })}
            </span>
          )}
          {offAt !== null && (
            <span className={classes.facts} role="alert">
              {t('focus.calendars.connections.off')}
            </span>
          )}
        </span>
        <span className={classes.acts}>
          {offAt !== null && onConnect && (
            <Button
              size="small"
              aria-label={t('focus.calendars.connections.againThis', { name })}
              onPress={onConnect}
            >
              {t('focus.calendars.connections.again')}
            </Button>
          )}
          <Button
            size="small"
            aria-label={t('focus.calendars.accounts.disconnectThis', { name })}
            onPress={() => setAsked(true)}
          >
            {t('focus.calendars.accounts.disconnect')}
          </Button>
        </span>
      </div>
      {offAt === null && <Offered connection={connection} />}
      {isAsked && <Disconnect connection={connection} onClose={() => setAsked(false)} />}
    </li>
  );
}

/** Calendars of the account that are not read, each to be added. */
function Offered({ connection: { id, offered } }: { connection: Connection }) {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const { data: calendars = [] } = useCalendars();
  const { add } = useChangeConnections();
  const [isOpen, setOpen] = useState(false);
  const read = new Set(calendars.flatMap((one) => (one.connection_id === id ? [one.address] : [])));
  const others = offered.filter(({ address }) => !read.has(address));
  if (others.length === 0) return null;
  const onError = (error: Error) => toasts.error(failureText(error));
  return (
    <>
      <div>
        <Button size="small" variant="bare" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t('focus.calendars.connections.others', { count: others.length })}
        </Button>
      </div>
      {isOpen && (
        <ul className={classNames(classes.list, own.offered)}>
          {others.map(({ address, name }) => (
            <li key={address} className={classes.row}>
              <bdi className={classes.what}>{name}</bdi>
              <Button
                size="small"
                aria-label={t('focus.calendars.connections.readThis', { name })}
                onPress={() => add.mutate({ connection_id: id, address }, { onError })}
              >
                {t('focus.calendars.connections.read')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Disconnect({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const { disconnect } = useChangeConnections();
  const { id, provider, account_name: name } = connection;
  return (
    <ConfirmDialog
      isOpen
      title={t('focus.calendars.accounts.sure', { name })}
      confirmLabel={t('focus.calendars.accounts.disconnect')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isPending={disconnect.isPending}
      onConfirm={() =>
        disconnect.mutate(id, {
          onError: (error) => toasts.error(failureText(error)),
          onSettled: onClose,
        })
      }
    >
      {t(`focus.calendars.connections.sureTexts.${provider}`)}
    </ConfirmDialog>
  );
}
