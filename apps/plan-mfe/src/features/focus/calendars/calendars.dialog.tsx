import { Button, Dialog, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/use-failure-text.ts';
import classes from '../components/today.module.css';
import { useTimeWords } from '../model/use-words.ts';
import { Accounts } from './accounts.tsx';
import { Connections } from './connections/connections.tsx';
import {
  addressOf,
  type Calendar,
  isAddress as isWhole,
  useCalendars,
  useChangeCalendars,
} from './use-calendars.ts';
import own from './calendars.module.css';

/** Calendars around which the day is planned. */
export function CalendarsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['plan', 'common']);
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const { data: calendars = [] } = useCalendars();
  const { add, remove } = useChangeCalendars();
  const [removed, setRemoved] = useState<Calendar | null>(null);
  const onError = (error: Error) => toasts.error(failureText(error));
  const bringBack = ({ id }: Calendar) => {
    remove.mutate({ id, isRemoved: false }, { onError });
    setRemoved(null);
  };
  return (
    <Dialog isOpen title={t('focus.calendars.title')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={own.body}>
        <p className={classes.quiet}>{t('focus.calendars.text')}</p>
        {calendars.length > 0 && (
          <ul className={classes.list}>
            {calendars.map((calendar) => (
              <CalendarRow
                key={calendar.id}
                calendar={calendar}
                onRemove={() =>
                  remove.mutate(
                    { id: calendar.id, isRemoved: true },
                    { onError, onSuccess: () => setRemoved(calendar) },
                  )
                }
              />
            ))}
          </ul>
        )}
        <output>
          {removed && (
            <span className={own.removed}>
              {t('focus.calendars.removed', { name: removed.name })}
              <Button size="small" onPress={() => bringBack(removed)}>
                {t('focus.bringBack')}
              </Button>
            </span>
          )}
        </output>
        <AddCalendar isBusy={add.isPending} onAdd={(calendar) => add.mutateAsync(calendar).catch(onError)} />
        <Connections />
        <Accounts />
      </div>
    </Dialog>
  );
}

/** Where it is said why a calendar of a kind could not be read. */
const failuresOf = ({ connection_id: connectionId, account_id: accountId }: Calendar) =>
  connectionId !== null
    ? ('connections.calendarFailures' as const)
    : accountId !== null
      ? ('accounts.failures' as const)
      : ('failures' as const);

function CalendarRow({ calendar, onRemove }: { calendar: Calendar; onRemove: () => void }) {
  const { t } = useTranslation('plan');
  const { time } = useTimeWords();
  const { name, state, failure, read_at: readAt, left_out: leftOut } = calendar;
  const said =
    state === 'failed' && failure
      ? t(`focus.calendars.${failuresOf(calendar)}.${failure}`)
      : t(`focus.calendars.states.${state}`, { when: readAt ? time(readAt) : '' });
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        <bdi>{name}</bdi>
        <span className={classes.facts} role={state === 'failed' ? 'alert' : undefined}>
          {said}
        </span>
        {leftOut > 0 && (
          <span className={classes.facts}>{t('focus.calendars.leftOut', { count: leftOut })}</span>
        )}
      </span>
      <Button size="small" aria-label={t('focus.calendars.removeThis', { name })} onPress={onRemove}>
        {t('focus.calendars.remove')}
      </Button>
    </li>
  );
}

type AddCalendarProps = {
  isBusy: boolean;
  onAdd: (calendar: { name: string; address: string }) => Promise<unknown>;
};

function AddCalendar({ isBusy, onAdd }: AddCalendarProps) {
  const { t } = useTranslation('plan');
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isAddress = isWhole(addressOf(address));
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isAddress || isBusy) return;
    await onAdd({ name: name.trim() || new URL(addressOf(address)).hostname, address });
    setName('');
    setAddress('');
    setAsked(false);
  };
  return (
    <form noValidate className={own.form} onSubmit={(event) => void add(event)}>
      <TextField
        label={t('focus.calendars.address')}
        description={t('focus.calendars.addressText')}
        errorMessage={isAsked && !isAddress ? t('focus.calendars.noAddress') : undefined}
        type="url"
        dir="ltr"
        value={address}
        maxLength={2000}
        onChange={setAddress}
      />
      <TextField label={t('focus.calendars.name')} value={name} maxLength={80} onChange={setName} />
      <div>
        <Button type="submit" variant="primary" icon="plus">
          {t('focus.calendars.add')}
        </Button>
      </div>
    </form>
  );
}
