import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../service/use-scope.ts';
import { useChangeWebhooks, useWebhooks, type Webhook } from '../api/use-webhooks.ts';
import type { WebhookDraft } from './webhook-form.dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { NoList } from '../../../shared/no-list.tsx';
import { Removed } from '../../../shared/removed.tsx';
import classes from '../../../shared/sections.module.css';

const WebhookFormDialog = lazy(() => import('./webhook-form.dialog.tsx'));
const SecretDialog = lazy(() => import('../../../shared/secret.dialog.tsx'));
const LogDialog = lazy(() => import('./log.dialog.tsx'));

/** What stands over the page; a webhook by its id, so that it is shown as it is now. */
type Open =
  | { kind: 'form'; webhook: Webhook | null }
  | { kind: 'secret'; secret: string; isRotated: boolean }
  | { kind: 'log'; id: string }
  | null;

/** Addresses that are told of somebody's things. */
export function Webhooks() {
  const { t } = useTranslation('flows');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const webhooks = useWebhooks();
  const { change, rotate } = useChangeWebhooks();
  const [open, setOpen] = useState<Open>(null);
  const [removed, setRemoved] = useState<Webhook | null>(null);
  const onError = (error: Error) => toasts.error(failureText(error));
  const bringBack = ({ id }: Webhook) => {
    change.mutate({ id, isRemoved: false }, { onError });
    setRemoved(null);
  };
  return (
    <section aria-labelledby="webhooks" className={classes.section}>
      <div className={classes.head}>
        <h2 id="webhooks" className={classes.heading}>
          {t('webhooks.title')}
        </h2>
        <Button icon="plus" onPress={() => setOpen({ kind: 'form', webhook: null })}>
          {t('webhooks.new')}
        </Button>
      </div>
      <p className={classes.quiet}>{t('webhooks.lead')}</p>
      {!webhooks.data && <NoList list={webhooks} title={t('webhooks.failed')} />}
      <output>
        {removed && (
          <Removed onBringBack={() => bringBack(removed)}>
            {t('webhooks.removed', { name: removed.name })}
          </Removed>
        )}
      </output>
      <ul className={classes.list}>
        {webhooks.data?.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            onLog={() => setOpen({ kind: 'log', id: webhook.id })}
            onChange={() => setOpen({ kind: 'form', webhook })}
            onRotate={() =>
              rotate.mutate(webhook.id, {
                onError,
                onSuccess: ({ secret }) => setOpen({ kind: 'secret', secret, isRotated: true }),
              })
            }
            onSwitch={(isOn) => change.mutate({ id: webhook.id, is_on: isOn }, { onError })}
            onRemove={() =>
              change.mutate(
                { id: webhook.id, isRemoved: true },
                { onError, onSuccess: () => setRemoved(webhook) },
              )
            }
          />
        ))}
      </ul>
      <Dialogs open={open} webhooks={webhooks.data ?? []} onOpen={setOpen} onError={onError} />
    </section>
  );
}

type DialogsProps = {
  open: Open;
  webhooks: readonly Webhook[];
  onOpen(next: Open): void;
  onError(error: Error): void;
};

function Dialogs({ open, webhooks, onOpen, onError }: DialogsProps) {
  const { t } = useTranslation('flows');
  const { add, change } = useChangeWebhooks();
  const close = () => onOpen(null);
  const keep = (webhook: Webhook | null, draft: WebhookDraft) => {
    if (webhook) {
      const { name, events, fields, format } = draft;
      change.mutate({ id: webhook.id, name, events, fields, format }, { onError, onSuccess: close });
    } else {
      const onSuccess = ({ secret }: { secret: string }) =>
        onOpen(draft.format === 'standard' ? { kind: 'secret', secret, isRotated: false } : null);
      add.mutate(draft, { onError, onSuccess });
    }
  };
  const looked = open?.kind === 'log' && webhooks.find(({ id }) => id === open.id);
  return (
    <Suspense fallback={null}>
      {open?.kind === 'form' && (
        <WebhookFormDialog
          webhook={open.webhook}
          onKeep={(draft) => keep(open.webhook, draft)}
          onClose={close}
        />
      )}
      {open?.kind === 'secret' && (
        <SecretDialog
          title={t('secret.title')}
          label={t('secret.label')}
          secret={open.secret}
          onClose={close}
        >
          <p>{t('secret.text')}</p>
          {open.isRotated && <p>{t('secret.rotated')}</p>}
        </SecretDialog>
      )}
      {looked && <LogDialog webhook={looked} onClose={close} />}
    </Suspense>
  );
}
