import {
  WEBHOOK_EVENTS,
  WEBHOOK_FIELDS,
  WEBHOOK_FORMATS,
  type WebhookEvent,
  type WebhookField,
  type WebhookFormat,
} from '@reflectory/contracts/webhooks';
import { FormDialog, Select, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../shared/choice.tsx';
import type { Webhook } from '../api/use-webhooks.ts';
import { formatOfAddress } from '../format-of-address.ts';
import classes from '../../../shared/sections.module.css';

export type WebhookDraft = {
  name: string;
  address: string;
  events: WebhookEvent[];
  fields: WebhookField[];
  format: WebhookFormat;
};

type WebhookFormProps = {
  /** Null for a new one; the address of one that is there stays. */
  webhook: Webhook | null;
  onKeep(draft: WebhookDraft): void;
  onClose(): void;
};

const draftOf = (webhook: Webhook | null): WebhookDraft => ({
  name: webhook?.name ?? '',
  address: webhook?.address ?? '',
  events: WEBHOOK_EVENTS.filter((event) =>
    webhook ? webhook.events.includes(event) : event === 'entry.finished',
  ),
  fields: WEBHOOK_FIELDS.filter((field) => webhook?.fields.includes(field)),
  format: webhook?.format ?? 'standard',
});

const isAddress = (address: string): boolean => /^https?:\/\/[^\s/]+/iu.test(address.trim());

/** Whom to tell, of what, and with which words. */
export default function WebhookFormDialog({ webhook, onKeep, onClose }: WebhookFormProps) {
  const { t } = useTranslation('flows');
  const [draft, setDraft] = useState(() => draftOf(webhook));
  const [isAsked, setAsked] = useState(false);
  const change = (changed: Partial<WebhookDraft>) => setDraft((before) => ({ ...before, ...changed }));
  function keep() {
    setAsked(true);
    if (!isAddress(draft.address) || draft.events.length === 0) return;
    const address = draft.address.trim();
    onKeep({ ...draft, address, name: draft.name.trim() || new URL(address).hostname });
  }
  return (
    <FormDialog
      submitLabel={t('keep')}
      title={t(webhook ? 'webhooks.change' : 'webhooks.new')}
      onSubmit={keep}
      onClose={onClose}
    >
      <Fields webhook={webhook} draft={draft} isAsked={isAsked} onChange={change} />
    </FormDialog>
  );
}

type FieldsProps = {
  webhook: Webhook | null;
  draft: WebhookDraft;
  isAsked: boolean;
  onChange(changed: Partial<WebhookDraft>): void;
};

function Fields({ webhook, draft, isAsked, onChange }: FieldsProps) {
  const { t } = useTranslation('flows');
  return (
    <>
      <TextField
        label={t('webhooks.address')}
        description={t('webhooks.addressText')}
        errorMessage={isAsked && !isAddress(draft.address) ? t('webhooks.noAddress') : undefined}
        type="url"
        dir="ltr"
        isReadOnly={webhook !== null}
        value={draft.address}
        maxLength={2000}
        onChange={(address) => onChange({ address, format: formatOfAddress(address) })}
      />
      <Select
        label={t('webhooks.format')}
        description={t(`webhooks.formatTexts.${draft.format === 'standard' ? 'standard' : 'chat'}`)}
        value={draft.format}
        options={WEBHOOK_FORMATS.map((format) => ({
          value: format,
          label: t(`webhooks.formats.${format}`),
        }))}
        onChange={(format) => onChange({ format: format as WebhookFormat })}
      />
      <TextField
        label={t('webhooks.name')}
        value={draft.name}
        maxLength={80}
        onChange={(name) => onChange({ name })}
      />
      <Choice
        label={t('webhooks.when')}
        all={WEBHOOK_EVENTS}
        chosen={draft.events}
        nameOf={(event) => t(`webhooks.events.${event.replace('.', '_') as 'card_done'}`)}
        onChange={(events) => onChange({ events })}
      />
      {isAsked && draft.events.length === 0 && (
        <p role="alert" className={classes.problem}>
          {t('webhooks.noEvent')}
        </p>
      )}
      <Choice
        label={t('webhooks.words')}
        text={t('webhooks.wordsText')}
        all={WEBHOOK_FIELDS}
        chosen={draft.fields}
        nameOf={(field) => t(`webhooks.fields.${field.replace('.', '_') as 'card_title'}`)}
        onChange={(fields) => onChange({ fields })}
      />
    </>
  );
}
