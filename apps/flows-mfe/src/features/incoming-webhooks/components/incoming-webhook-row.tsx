import { Button, type MenuItem } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../../../shared/use-moments.ts';
import { RowMenu } from '../../../shared/row-menu.tsx';
import classes from '../../../shared/sections.module.css';
import type { IncomingWebhook } from '../api/use-incoming-webhooks.ts';

type IncomingWebhookRowProps = {
  webhook: IncomingWebhook;
  onFields(): void;
  onCalls(): void;
  onRenew(isAtOnce: boolean): void;
  onRemove(): void;
};

/** An address, what is taken of its calls, and when it was called. */
export function IncomingWebhookRow(props: IncomingWebhookRowProps) {
  const { webhook, onFields, onCalls, onRenew, onRemove } = props;
  const { t, i18n } = useTranslation('flows');
  const { name, fields, last_called_at: calledAt } = webhook;
  const list = new Intl.ListFormat(i18n.language);
  const moment = useMoments();
  const items: MenuItem[] = [
    { id: 'calls', label: t('incoming.calls.open'), icon: 'list', onAction: onCalls },
    { id: 'renew', label: t('incoming.renew'), icon: 'key', onAction: () => onRenew(false) },
    { id: 'renew-now', label: t('incoming.renewNow'), icon: 'key', onAction: () => onRenew(true) },
    { id: 'remove', label: t('webhooks.remove'), icon: 'trash', isDestructive: true, onAction: onRemove },
  ];
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.title}>
          <bdi>{name}</bdi>
        </h3>
        <span className={classes.facts}>
          {fields.length === 0
            ? t('incoming.takesNothing')
            : t('incoming.takes', { names: list.format(fields.map((field) => field.name)) })}
        </span>
        <span className={classes.facts}>
          {calledAt ? t('incoming.calledAt', { when: moment(calledAt) }) : t('incoming.neverCalled')}
        </span>
      </div>
      <div className={classes.acts}>
        <Button size="small" onPress={onFields}>
          {t('incoming.fields.open')}
        </Button>
        <RowMenu name={name} items={items} />
      </div>
    </li>
  );
}
