import { Button, type MenuItem } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '../api/use-webhooks.ts';
import { stateOfWebhook } from '../state-of-webhook.ts';
import { RowMenu } from '../../../shared/row-menu.tsx';
import classes from '../../../shared/sections.module.css';

type WebhookRowProps = {
  webhook: Webhook;
  onLog(): void;
  onChange(): void;
  onRotate(): void;
  onSwitch(isOn: boolean): void;
  onRemove(): void;
};

/** An address, what it is told of, and how it goes. */
export function WebhookRow({ webhook, onLog, onChange, onRotate, onSwitch, onRemove }: WebhookRowProps) {
  const { t, i18n } = useTranslation('flows');
  const { name, address, events, fields, is_on: isOn, format } = webhook;
  const list = new Intl.ListFormat(i18n.language);
  const keyOf = (dotted: string) => dotted.replace('.', '_') as 'card_title';
  const words = fields.map((field) => t(`webhooks.fields.${keyOf(field)}`));
  const items: MenuItem[] = [
    { id: 'change', label: t('webhooks.change'), icon: 'pencil', onAction: onChange },
    // A chat verifies nothing: its address is the secret.
    ...(format === 'standard'
      ? [{ id: 'rotate', label: t('webhooks.rotate'), icon: 'key' as const, onAction: onRotate }]
      : []),
    {
      id: 'switch',
      label: t(isOn ? 'webhooks.turnOff' : 'webhooks.turnOn'),
      icon: isOn ? 'pause' : 'play',
      onAction: () => onSwitch(!isOn),
    },
    { id: 'remove', label: t('webhooks.remove'), icon: 'trash', isDestructive: true, onAction: onRemove },
  ];
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.title}>
          <bdi>{name}</bdi>
        </h3>
        <span className={classes.facts}>
          <bdi>{format === 'standard' ? new URL(address).host : t(`webhooks.formats.${format}`)}</bdi> ·{' '}
          {list.format(events.map((event) => t(`webhooks.events.${keyOf(event) as 'card_done'}`)))}
        </span>
        <span className={classes.facts}>
          {words.length === 0
            ? t('webhooks.noWords')
            : t('webhooks.withWords', { words: list.format(words) })}
        </span>
        <span className={classes.facts}>{t(`webhooks.states.${stateOfWebhook(webhook)}`)}</span>
      </div>
      <div className={classes.acts}>
        <Button size="small" onPress={onLog}>
          {t('webhooks.log')}
        </Button>
        <RowMenu name={name} items={items} />
      </div>
    </li>
  );
}
