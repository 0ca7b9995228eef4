import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useApiTokens } from '../features/api-tokens/api/use-api-tokens.ts';
import { stateOfToken } from '../features/api-tokens/model/state-of-token.ts';
import { useConnectedCalendars } from '../features/connected/api/use-connected-calendars.ts';
import type { ConnectedThing } from '../features/connected/connected.tsx';
import { useIncomingWebhooks } from '../features/incoming-webhooks/api/use-incoming-webhooks.ts';
import { useMailIn } from '../features/mail-in/api/use-mail-in.ts';
import { useLastSent, useWebhooks } from '../features/webhooks/api/use-webhooks.ts';
import { stateOfWebhook } from '../features/webhooks/state-of-webhook.ts';
import { useMoments } from '../shared/use-moments.ts';

/** Calendars that are read by an address, an account or a provider. */
function useCalendarThings() {
  const { t } = useTranslation('flows');
  const { hasFeature } = usePlatform();
  const moment = useMoments();
  const query = useConnectedCalendars();
  const { calendars = [], accounts = [], connections = [], targets = [] } = query.data ?? {};
  const didOf = (some: typeof calendars) => {
    const isWrong = some.some(({ state }) => state === 'failed');
    const at = some.flatMap(({ read_at: read }) => read ?? []).toSorted();
    const state = isWrong ? 'failed' : at.length === 0 ? 'waiting' : 'read';
    return { isWrong, did: [t(`calendars.states.${state}`, { when: moment(at.at(-1) ?? '1970-01-01') })] };
  };
  const place = '/productivity';
  const byAddress = calendars.filter((one) => one.account_id === null && one.connection_id === null);
  const read: ConnectedThing[] = [
    ...byAddress.map((one) => ({
      id: one.id,
      name: one.name,
      kind: t('connected.kinds.calendar'),
      ...didOf([one]),
      place,
    })),
    ...accounts.map(({ id, address, user_name: name }) => {
      const { isWrong, did } = didOf(calendars.filter((one) => one.account_id === id));
      const written = targets.filter((one) => one.account_id === id);
      return {
        id,
        name,
        kind: t('calendars.account', { name, host: new URL(address).host }),
        isWrong: isWrong || written.some(({ state }) => state === 'failed'),
        did: [
          ...did,
          ...written.map(({ state, written_count: count }) => t(`calendars.writing.${state}`, { count })),
        ],
        place,
      };
    }),
    ...connections.map(({ id, provider, account_name: name, off_at: offAt }) => ({
      id,
      name,
      kind: t(`connected.kinds.${provider}`),
      ...(offAt === null
        ? didOf(calendars.filter((one) => one.connection_id === id))
        : { isWrong: true, did: [t('connected.ended')] }),
      place,
    })),
  ];
  const isShown = hasFeature('calendars') && hasFeature('productivity');
  return { query, things: isShown ? read : [] };
}

/** One's own calendar, at the address where others read it. */
function useFeedThings(): ConnectedThing[] {
  const { t } = useTranslation('flows');
  const moment = useMoments();
  const feed = useConnectedCalendars().data?.feed;
  if (!feed) return [];
  return [
    {
      id: 'feed',
      name: t('connected.feed'),
      kind: t('connected.kinds.feed'),
      did: [t('connected.made', { when: moment(feed.created_at) })],
      isWrong: false,
      place: '/settings/reminders',
    },
  ];
}

function useWebhookThings(): ConnectedThing[] {
  const { t } = useTranslation('flows');
  const moment = useMoments();
  const { data: webhooks = [] } = useWebhooks();
  const { data: sent = new Map<string, string>() } = useLastSent();
  const { data: incoming = [] } = useIncomingWebhooks();
  return [
    ...webhooks.map((webhook) => {
      const { id, name } = webhook;
      const state = stateOfWebhook(webhook);
      const at = sent.get(id);
      return {
        id,
        name,
        kind: t('connected.kinds.webhook'),
        isWrong: state !== 'on',
        did: [
          state !== 'on'
            ? t(`webhooks.states.${state}`)
            : at === undefined
              ? t('connected.neverSent')
              : t('connected.sent', { when: moment(at) }),
        ],
        place: 'webhooks',
      };
    }),
    ...incoming.map(({ id, name, last_called_at: at }) => ({
      id,
      name,
      kind: t('connected.kinds.incoming'),
      did: [at ? t('incoming.calledAt', { when: moment(at) }) : t('incoming.neverCalled')],
      isWrong: false,
      place: 'incoming-webhooks',
    })),
  ];
}

function useTokenThings(): ConnectedThing[] {
  const { t } = useTranslation('flows');
  const moment = useMoments();
  const { data: tokens = [], dataUpdatedAt: now } = useApiTokens();
  return tokens
    .filter((token) => stateOfToken(token, now) === 'working')
    .map(({ id, name, last_used_at: at }) => ({
      id,
      name,
      kind: t('connected.kinds.token'),
      did: [at ? t('tokens.used', { when: moment(at) }) : t('tokens.unused')],
      isWrong: false,
      place: 'api-tokens',
    }));
}

/** The address at which one's own mails become entries. */
function useMailThings(): ConnectedThing[] {
  const { t } = useTranslation('flows');
  const moment = useMoments();
  const { domain, address } = useMailIn().data ?? {};
  if (!domain || !address) return [];
  const { id, last_mail_at: at } = address;
  return [
    {
      id,
      name: t('mailIn.address.name', { domain }),
      kind: t('mailIn.title'),
      did: [at ? t('mailIn.lastMail', { when: moment(at) }) : t('mailIn.noMail')],
      isWrong: false,
      place: 'mail-in',
    },
  ];
}

/** Everything of a person that is connected, by what it is. */
export function useConnected() {
  const { query, things } = useCalendarThings();
  const others = [useFeedThings(), useWebhookThings(), useMailThings(), useTokenThings()].flat();
  return { query, things: [...things, ...others] };
}
