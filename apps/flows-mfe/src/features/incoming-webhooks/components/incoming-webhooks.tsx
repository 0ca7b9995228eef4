import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../service/use-scope.ts';
import { NoList } from '../../../shared/no-list.tsx';
import { Removed } from '../../../shared/removed.tsx';
import classes from '../../../shared/sections.module.css';
import {
  type IncomingWebhook,
  useChangeIncomingWebhooks,
  useIncomingWebhooks,
} from '../api/use-incoming-webhooks.ts';
import { IncomingWebhookRow } from './incoming-webhook-row.tsx';

const NameDialog = lazy(() => import('./name.dialog.tsx'));
const AddressDialog = lazy(() => import('../../../shared/secret.dialog.tsx'));
const FieldsDialog = lazy(() => import('./fields.dialog.tsx'));
const CallsDialog = lazy(() => import('./calls.dialog.tsx'));

/** What stands over the page. */
type Open =
  | { kind: 'name' }
  | { kind: 'address'; token: string; hasBefore: boolean }
  | { kind: 'fields' | 'calls'; id: string }
  | null;

/** Addresses at which other tools begin routines of a person. */
export function IncomingWebhooks() {
  const { t } = useTranslation('flows');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const webhooks = useIncomingWebhooks();
  const { change, rotate } = useChangeIncomingWebhooks();
  const [open, setOpen] = useState<Open>(null);
  const [removed, setRemoved] = useState<IncomingWebhook | null>(null);
  const onError = (error: Error) => toasts.error(failureText(error));
  const bringBack = ({ id }: IncomingWebhook) => {
    change.mutate({ id, isRemoved: false }, { onError });
    setRemoved(null);
  };
  const renew = (id: string, isAtOnce: boolean) =>
    rotate.mutate(
      { id, isAtOnce },
      { onError, onSuccess: ({ token }) => setOpen({ kind: 'address', token, hasBefore: !isAtOnce }) },
    );
  return (
    <section aria-labelledby="incoming-webhooks" className={classes.section}>
      <div className={classes.head}>
        <h2 id="incoming-webhooks" className={classes.heading}>
          {t('incoming.title')}
        </h2>
        <Button icon="plus" onPress={() => setOpen({ kind: 'name' })}>
          {t('incoming.new')}
        </Button>
      </div>
      <p className={classes.quiet}>{t('incoming.lead')}</p>
      {!webhooks.data && <NoList list={webhooks} title={t('incoming.failed')} />}
      <output>
        {removed && (
          <Removed onBringBack={() => bringBack(removed)}>
            {t('incoming.removed', { name: removed.name })}
          </Removed>
        )}
      </output>
      <ul className={classes.list}>
        {webhooks.data?.map((webhook) => (
          <IncomingWebhookRow
            key={webhook.id}
            webhook={webhook}
            onFields={() => setOpen({ kind: 'fields', id: webhook.id })}
            onCalls={() => setOpen({ kind: 'calls', id: webhook.id })}
            onRenew={(isAtOnce) => renew(webhook.id, isAtOnce)}
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
  webhooks: readonly IncomingWebhook[];
  onOpen(next: Open): void;
  onError(error: Error): void;
};

function Dialogs({ open, webhooks, onOpen, onError }: DialogsProps) {
  const { t } = useTranslation('flows');
  const { add, change } = useChangeIncomingWebhooks();
  const close = () => onOpen(null);
  const looked = open && 'id' in open ? webhooks.find(({ id }) => id === open.id) : undefined;
  return (
    <Suspense fallback={null}>
      {open?.kind === 'name' && (
        <NameDialog
          onKeep={(name) =>
            add.mutate(name, {
              onError,
              onSuccess: ({ token }) => onOpen({ kind: 'address', token, hasBefore: false }),
            })
          }
          onClose={close}
        />
      )}
      {open?.kind === 'address' && (
        <AddressDialog
          title={t('incoming.address.title')}
          label={t('incoming.address.label')}
          secret={`${window.location.origin}/hooks/${open.token}`}
          onClose={close}
        >
          <p>{t('incoming.address.text')}</p>
          {open.hasBefore && <p>{t('incoming.address.before')}</p>}
        </AddressDialog>
      )}
      {looked && open?.kind === 'fields' && (
        <FieldsDialog
          webhook={looked}
          onKeep={(fields) => change.mutate({ id: looked.id, fields }, { onError, onSuccess: close })}
          onClose={close}
        />
      )}
      {looked && open?.kind === 'calls' && <CallsDialog webhook={looked} onClose={close} />}
    </Suspense>
  );
}
