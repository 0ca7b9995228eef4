import { PageHeader } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { ApiTokens } from '../features/api-tokens/components/api-tokens.tsx';
import { ConnectedCalendars } from '../features/calendars/connected-calendars.tsx';
import { IncomingWebhooks } from '../features/incoming-webhooks/components/incoming-webhooks.tsx';
import { MailIn } from '../features/mail-in/components/mail-in.tsx';
import { Webhooks } from '../features/webhooks/components/webhooks.tsx';
import classes from './page.module.css';

/** All that is connected with what somebody has here, and what it last did. */
export default function IntegrationsPage() {
  const { t } = useTranslation('flows');
  const { hasFeature } = usePlatform();
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Webhooks />
      <IncomingWebhooks />
      <MailIn />
      {hasFeature('calendars') && hasFeature('productivity') && <ConnectedCalendars />}
      <ApiTokens />
    </div>
  );
}
