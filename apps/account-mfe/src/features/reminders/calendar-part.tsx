import { describeFailure } from '@reflectory/client';
import { Button, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../shared/confirm-change.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { SectionPart } from '../../shared/section.tsx';
import { useDates } from '../../shared/use-dates.ts';
import { useCalendarFeed, useEndCalendarFeed, useMakeCalendarFeed } from './api/use-calendar-feed.ts';
import classes from './reminders.module.css';

/** A secret address by which a calendar program shows what is due. */
export function CalendarPart() {
  const { t } = useTranslation('settings');
  const query = useCalendarFeed();
  return (
    <SectionPart title={t('calendar.title')} lead={t('calendar.lead')}>
      <Loaded query={query} label={t('calendar.title')} lines={1}>
        {(feed) => <Feed since={feed?.created_at ?? null} />}
      </Loaded>
    </SectionPart>
  );
}

function Feed({ since }: { since: string | null }) {
  const { t } = useTranslation(['settings', 'common']);
  const { isOnline } = usePlatform();
  const dates = useDates();
  const make = useMakeCalendarFeed();
  const disabledReason = isOnline ? undefined : t('offline.needed');
  if (since === null) {
    return (
      <>
        <div>
          <Button
            isPending={make.isPending}
            pendingLabel={t('saving')}
            disabledReason={disabledReason}
            onPress={() => make.mutate()}
          >
            {t('calendar.make')}
          </Button>
        </div>
        <Failure error={make.error} />
      </>
    );
  }
  return (
    <>
      {make.data ? (
        <FreshAddress address={make.data} />
      ) : (
        <p>{t('calendar.since', { day: dates.day(since) })}</p>
      )}
      <AddressActs make={make} disabledReason={disabledReason} />
    </>
  );
}

type AddressActsProps = {
  make: ReturnType<typeof useMakeCalendarFeed>;
  disabledReason: string | undefined;
};

/** Puts another address in place of the one that is there, or ends it. */
function AddressActs({ make, disabledReason }: AddressActsProps) {
  const { t } = useTranslation(['settings', 'common']);
  const end = useEndCalendarFeed();
  const [isReplacing, setReplacing] = useState(false);
  return (
    <>
      <div className={classes.acts}>
        <Button disabledReason={disabledReason} onPress={() => setReplacing(true)}>
          {t('calendar.replace')}
        </Button>
        <Button
          variant="quiet"
          isPending={end.isPending}
          pendingLabel={t('saving')}
          disabledReason={disabledReason}
          onPress={() => end.mutate(undefined, { onSuccess: () => make.reset() })}
        >
          {t('calendar.end')}
        </Button>
      </div>
      <Failure error={end.error} />
      {isReplacing && (
        <ConfirmChange
          title={t('calendar.replaceTitle')}
          confirmLabel={t('calendar.replace')}
          cancelLabel={t('common:cancel')}
          pendingLabel={t('saving')}
          change={make}
          run={(settle) => make.mutate(undefined, settle)}
          done={t('calendar.replaced')}
          onClose={() => setReplacing(false)}
        >
          {t('calendar.replaceText')}
        </ConfirmChange>
      )}
    </>
  );
}

function Failure({ error }: { error: Error | null }) {
  const { t } = useTranslation(['settings', 'common']);
  if (!error) return null;
  return (
    <p role="alert" className={classes.problem}>
      {t('reminders.failed', { problem: describeFailure(error, t, 'problems') })}
    </p>
  );
}

function FreshAddress({ address }: { address: string }) {
  const { t } = useTranslation('settings');
  const { toasts } = usePlatform();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toasts.success(t('calendar.copied')),
      () => toasts.error(t('copyFailed')),
    );
  return (
    <div className={classes.address}>
      <TextField label={t('calendar.address')} description={t('calendar.once')} value={address} isReadOnly />
      <div className={classes.acts}>
        <Button variant="primary" icon="copy" onPress={() => void copy()}>
          {t('calendar.copy')}
        </Button>
      </div>
    </div>
  );
}
