import { Button, Dialog, ErrorState, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../../../shared/use-moments.ts';
import { useFailureText } from '../../../service/use-scope.ts';
import { type Delivery, useChangeWebhooks, useDeliveries, type Webhook } from '../api/use-webhooks.ts';
import classes from '../../../shared/sections.module.css';

/** What was sent to an address, what came of it, and a way to send it again. Of words nothing is kept here. */
export default function LogDialog({ webhook, onClose }: { webhook: Webhook; onClose(): void }) {
  const { t } = useTranslation(['flows', 'common']);
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const { data, isPending, isError, refetch } = useDeliveries(webhook.id);
  const { send } = useChangeWebhooks();
  const onError = (error: Error) => toasts.error(failureText(error));
  const again = (deliveryId: string | null) =>
    send.mutate({ id: webhook.id, delivery_id: deliveryId }, { onError });
  return (
    <Dialog
      isOpen
      title={t('log.title', { name: webhook.name })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={classes.form}>
        <p className={classes.quiet}>{t('log.text')}</p>
        <div>
          <Button isDisabled={!webhook.is_on} onPress={() => again(null)}>
            {t('log.test')}
          </Button>
        </div>
        {isPending && <Skeleton lines={4} label={t('common:loading')} />}
        {isError && !data && (
          <ErrorState
            title={t('log.failed')}
            action={<Button onPress={() => void refetch()}>{t('common:retry')}</Button>}
          />
        )}
        {data?.length === 0 && <p className={classes.quiet}>{t('log.empty')}</p>}
        {data && data.length > 0 && (
          <ul className={classes.list} aria-live="polite">
            {data.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                onAgain={webhook.is_on ? () => again(delivery.id) : null}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function DeliveryRow({ delivery, onAgain }: { delivery: Delivery; onAgain: (() => void) | null }) {
  const { t } = useTranslation('flows');
  const moment = useMoments();
  const { event, state, status, failure, tries, happened_at: at, next_try_at: next } = delivery;
  const why =
    failure === 'answered' ? t('log.answered', { status }) : failure && t(`log.failures.${failure}`);
  const facts = [
    moment(at),
    state === 'waiting' && tries > 0
      ? t('log.states.again', { when: moment(next) })
      : t(`log.states.${state}`),
    why,
  ];
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        {t(`log.events.${event.replace('.', '_') as 'card_done'}`)}
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {onAgain && event !== 'test' && (state === 'sent' || state === 'failed') && (
        <Button size="small" onPress={onAgain}>
          {t('log.again')}
        </Button>
      )}
    </li>
  );
}
