import { callFunction } from '@reflectory/client';
import type { FunctionInput } from '@reflectory/contracts/functions';
import type { WebhookDeliveryRow, WebhookRow } from '@reflectory/contracts/webhooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

export type Webhook = Pick<
  WebhookRow,
  'id' | 'name' | 'address' | 'events' | 'fields' | 'format' | 'is_on' | 'off_because' | 'failing_since'
>;
export type Delivery = Pick<
  WebhookDeliveryRow,
  'id' | 'event' | 'state' | 'status' | 'failure' | 'tries' | 'happened_at' | 'tried_at' | 'next_try_at'
>;

/** Milliseconds between two looks at what is being sent. */
const LOOK_MS = 1500;
const LOG = 50;
/** Deliveries among which the last one of each webhook is looked for. */
const LATEST = 200;
/** Milliseconds within which a try is over. */
const TRY_MS = 30_000;

/** Whether its next try is due, or it is being tried right now. */
const isOnItsWay = ({ state, tried_at: triedAt, next_try_at: nextAt }: Delivery): boolean =>
  state === 'waiting' &&
  (Date.parse(nextAt) <= Date.now() || (triedAt !== null && Date.parse(triedAt) > Date.now() - TRY_MS));

/** Addresses that are told of somebody's things. */
export function useWebhooks() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'webhooks'],
    queryFn: async (): Promise<Webhook[]> => {
      const { data } = await client
        .from('webhooks')
        .select('id,name,address,events,fields,format,is_on,off_because,failing_since')
        .is('removed_at', null)
        .order('created_at')
        .throwOnError();
      return data;
    },
  });
}

/** When each of them was last sent something, by its id. */
export function useLastSent() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'webhooks', 'last-sent'],
    queryFn: async (): Promise<Map<string, string>> => {
      const { data } = await client
        .from('webhook_deliveries')
        .select('webhook_id,tried_at')
        .not('tried_at', 'is', null)
        .order('tried_at', { ascending: false })
        .limit(LATEST)
        .throwOnError();
      // The last one that is set stays.
      return new Map(data.toReversed().map(({ webhook_id: id, tried_at: at }) => [id, at ?? '']));
    },
  });
}

/** What was sent to one of them, the latest first. */
export function useDeliveries(webhookId: string) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'webhooks', webhookId, 'log'],
    refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? LOOK_MS : false),
    queryFn: async (): Promise<Delivery[]> => {
      const { data } = await client
        .from('webhook_deliveries')
        .select('id,event,state,status,failure,tries,happened_at,tried_at,next_try_at')
        .eq('webhook_id', webhookId)
        .order('happened_at', { ascending: false })
        .limit(LOG)
        .throwOnError();
      return data;
    },
  });
}

type Changed = Partial<Pick<WebhookRow, 'name' | 'events' | 'fields' | 'format' | 'is_on'>> & {
  isRemoved?: boolean;
};

/** What is done with them; one that is removed can be brought back. */
export function useChangeWebhooks() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'webhooks'] }) };
  return {
    add: useMutation({
      ...settled,
      mutationFn: (input: FunctionInput<'add-webhook'>) => callFunction(client, 'add-webhook', input),
    }),
    change: useMutation({
      ...settled,
      mutationFn: async ({ id, isRemoved, ...changed }: { id: string } & Changed) => {
        const moved = isRemoved !== undefined && { removed_at: isRemoved ? new Date().toISOString() : null };
        await client
          .from('webhooks')
          .update({ ...changed, ...moved })
          .eq('id', id)
          .throwOnError();
      },
    }),
    rotate: useMutation({
      ...settled,
      mutationFn: (id: string) => callFunction(client, 'rotate-webhook-secret', { id }),
    }),
    send: useMutation({
      ...settled,
      mutationFn: (input: FunctionInput<'send-webhook'>) => callFunction(client, 'send-webhook', input),
    }),
  };
}
