import { Button, Dialog, ErrorState, Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from '../../../shared/sections.module.css';
import { type IncomingCall, type IncomingWebhook, useIncomingCalls } from '../api/use-incoming-webhooks.ts';

/** What came to an address, and what was taken of it. */
export default function CallsDialog({ webhook, onClose }: { webhook: IncomingWebhook; onClose(): void }) {
  const { t } = useTranslation(['flows', 'common']);
  const { data, isPending, isError, refetch } = useIncomingCalls(webhook.id);
  return (
    <Dialog
      isOpen
      title={t('incoming.calls.title', { name: webhook.name })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={classes.form}>
        <p className={classes.quiet}>{t('incoming.calls.text')}</p>
        {isPending && <Skeleton lines={4} label={t('common:loading')} />}
        {isError && !data && (
          <ErrorState
            title={t('log.failed')}
            action={<Button onPress={() => void refetch()}>{t('common:retry')}</Button>}
          />
        )}
        {data?.length === 0 && <p className={classes.quiet}>{t('incoming.neverCalled')}</p>}
        {data && data.length > 0 && (
          <ul className={classes.list}>
            {data.map((call) => (
              <CallRow key={call.id} call={call} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function CallRow({ call }: { call: IncomingCall }) {
  const { t, i18n } = useTranslation('flows');
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' });
  const taken = Object.entries(call.taken);
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        {moment.format(new Date(call.called_at))}
        <span className={classes.facts}>
          {t('incoming.calls.bytes', { count: call.bytes })}
          {call.is_own && ` · ${t('incoming.calls.own')}`}
        </span>
        {taken.map(([name, words]) => (
          <span key={name} className={classes.facts} dir="auto">
            {name}: {words.slice(0, 200)}
          </span>
        ))}
      </span>
    </li>
  );
}
