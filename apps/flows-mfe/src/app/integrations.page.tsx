import { PageHeader } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { ApiTokens } from '../features/api-tokens/components/api-tokens.tsx';
import { Connected } from '../features/connected/connected.tsx';
import { IncomingWebhooks } from '../features/incoming-webhooks/components/incoming-webhooks.tsx';
import { MailIn } from '../features/mail-in/components/mail-in.tsx';
import { Webhooks } from '../features/webhooks/components/webhooks.tsx';
import { NoList } from '../shared/no-list.tsx';
import { useConnected } from './use-connected.ts';
import classes from './page.module.css';

/** All that is connected with what somebody has here, and what it last did. */
export default function IntegrationsPage() {
  const { t } = useTranslation('flows');
  const { query, things } = useConnected();
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Connected things={things}>
        {query.data ? undefined : <NoList list={query} title={t('connected.failed')} />}
      </Connected>
      <Webhooks />
      <IncomingWebhooks />
      <MailIn />
      <ApiTokens />
    </div>
  );
}
