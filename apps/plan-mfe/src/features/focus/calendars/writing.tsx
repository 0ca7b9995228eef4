import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/use-failure-text.ts';
import classes from '../components/today.module.css';
import { useTimeWords } from '../model/use-words.ts';
import { Conflicts } from './conflicts.tsx';
import { StopWritingDialog } from './stop-writing.dialog.tsx';
import type { Account } from './use-accounts.ts';
import { useCalendars } from './use-calendars.ts';
import { type Target, useChangeTargets, useFreshAfter, useTargets } from './use-writing.ts';
import { WritingForm } from './writing-form.tsx';
import own from './calendars.module.css';

/** What of one's own is written into a calendar of an account, and the way to it. */
export function Writing({ account }: { account: Account }) {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const { data } = useTargets();
  const { data: all = [] } = useCalendars();
  const { write } = useChangeTargets();
  const [isOpen, setOpen] = useState(false);
  const calendars = all.filter(({ account_id: id }) => id === account.id);
  const target = data?.targets.find(({ account_id: id }) => id === account.id);
  useFreshAfter(target !== undefined && target.ending !== null);
  if (!data || (!target && calendars.length === 0)) return null;
  if (isOpen)
    return (
      <WritingForm
        calendars={calendars}
        target={target}
        isBusy={write.isPending}
        onWrite={(choice) =>
          write.mutate(choice, {
            onError: (error) => toasts.error(failureText(error)),
            onSuccess: () => setOpen(false),
          })
        }
        onCancel={() => setOpen(false)}
      />
    );
  if (!target)
    return (
      <div>
        <Button
          size="small"
          aria-label={`${t('focus.calendars.writing.open')}: ${account.user_name}`}
          onPress={() => setOpen(true)}
        >
          {t('focus.calendars.writing.open')}
        </Button>
      </div>
    );
  const conflicts = data.conflicts.filter(({ target_id: id }) => id === target.id);
  return (
    <>
      <Said target={target} />
      {target.ending === null && <Conflicts conflicts={conflicts} />}
      {(target.ending === null || target.state === 'failed') && (
        <Acts
          target={target}
          canChange={target.ending === null && calendars.length > 0}
          onChange={() => setOpen(true)}
        />
      )}
    </>
  );
}

/** How it stands with what is written. */
function Said({ target }: { target: Target }) {
  const { t } = useTranslation('plan');
  const { time } = useTimeWords();
  const { name, state, failure, is_on: isOn, ending, written_at: at } = target;
  const { written_count: written, hand_removed_count: removed, failed_count: failed } = target;
  const stateText =
    ending !== null
      ? t('focus.calendars.writing.ending', { name, count: written })
      : state === 'written'
        ? t('focus.calendars.writing.written', { name, count: written, when: at ? time(at) : '' })
        : t('focus.calendars.writing.waiting', { name });
  return (
    <div className={own.said}>
      {state !== 'failed' && <output>{stateText}</output>}
      {state === 'failed' && failure && (
        <span role="alert" className={own.text}>
          {t(`focus.calendars.writing.failures.${failure}`, { name })}{' '}
          {t(isOn ? 'focus.calendars.writing.goingOn' : 'focus.calendars.writing.off')}
        </span>
      )}
      {failed > 0 && (
        <span className={classes.facts}>{t('focus.calendars.writing.failed', { count: failed })}</span>
      )}
      {removed > 0 && (
        <span className={classes.facts}>{t('focus.calendars.writing.handRemoved', { count: removed })}</span>
      )}
    </div>
  );
}

type ActsProps = { target: Target; canChange: boolean; onChange: () => void };

function Acts({ target, canChange, onChange }: ActsProps) {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const { stop } = useChangeTargets();
  const [isAsked, setAsked] = useState(false);
  const { name, account_id: accountId, written_count: written, state } = target;
  const change = t(state === 'failed' ? 'focus.calendars.writing.again' : 'focus.calendars.writing.change');
  return (
    <div className={own.acts}>
      {canChange && (
        <Button size="small" aria-label={`${change}: ${name}`} onPress={onChange}>
          {change}
        </Button>
      )}
      <Button
        size="small"
        aria-label={`${t('focus.calendars.writing.stop')}: ${name}`}
        onPress={() => setAsked(true)}
      >
        {t('focus.calendars.writing.stop')}
      </Button>
      {isAsked && (
        <StopWritingDialog
          title={t('focus.calendars.writing.stopTitle', { name })}
          text={t('focus.calendars.writing.stopText')}
          confirmLabel={t('focus.calendars.writing.stop')}
          written={written}
          isPending={stop.isPending}
          onClose={() => setAsked(false)}
          onConfirm={(isRemoved) =>
            stop.mutate(
              { account_id: accountId, is_removed: isRemoved, is_disconnected: false },
              {
                onError: (error) => toasts.error(failureText(error)),
                onSettled: () => setAsked(false),
              },
            )
          }
        />
      )}
    </div>
  );
}
