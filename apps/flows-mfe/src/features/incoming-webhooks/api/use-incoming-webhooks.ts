import { callFunction } from '@reflectory/client';
import type {
  IncomingCallRow,
  IncomingField,
  IncomingWebhookRow,
} from '@reflectory/contracts/incoming-webhooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

export type IncomingWebhook = Pick<IncomingWebhookRow, 'id' | 'name' | 'fields' | 'last_called_at'>;
export type IncomingCall = Pick<IncomingCallRow, 'id' | 'called_at' | 'bytes' | 'taken' | 'is_own'>;

/** Milliseconds between two looks for the first call. */
const LOOK_MS = 2000;
const LOG = 50;

/** Addresses at which other tools begin routines of this person. */
export function useIncomingWebhooks() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'incoming-webhooks'],
    queryFn: async (): Promise<IncomingWebhook[]> => {
      const { data } = await client
        .from('incoming_webhooks')
        .select('id,name,fields,last_called_at')
        .is('removed_at', null)
        .order('created_at')
        .throwOnError();
      return data;
    },
  });
}

/** One of them, looked at again and again while nobody has called it. */
export function useExample(id: string) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'incoming-webhooks', id, 'example'],
    refetchInterval: ({ state }) => (state.data?.example === null ? LOOK_MS : false),
    queryFn: async (): Promise<Pick<IncomingWebhookRow, 'example'>> => {
      const { data } = await client
        .from('incoming_webhooks')
        .select('example')
        .eq('id', id)
        .single()
        .throwOnError();
      return data;
    },
  });
}

/** The latest call of each, which may be long. */
export function useExamples() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'incoming-webhooks', 'examples'],
    queryFn: async (): Promise<Map<string, unknown>> => {
      const { data } = await client
        .from('incoming_webhooks')
        .select('id,example')
        .is('removed_at', null)
        .throwOnError();
      return new Map(data.map(({ id, example }) => [id, example]));
    },
  });
}

/** What came to one of them, the latest first. */
export function useIncomingCalls(webhookId: string) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'incoming-webhooks', webhookId, 'calls'],
    queryFn: async (): Promise<IncomingCall[]> => {
      const { data } = await client
        .from('incoming_calls')
        .select('id,called_at,bytes,taken,is_own')
        .eq('webhook_id', webhookId)
        .order('called_at', { ascending: false })
        .limit(LOG)
        .throwOnError();
      return data;
    },
  });
}

type Changed = { id: string; name?: string; fields?: IncomingField[]; isRemoved?: boolean };

/** What is done with them; one that is removed can be brought back. */
export function useChangeIncomingWebhooks() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  const settled = {
    onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'incoming-webhooks'] }),
  };
  return {
    add: useMutation({
      ...settled,
      mutationFn: (name: string) => callFunction(client, 'add-incoming-webhook', { name }),
    }),
    rotate: useMutation({
      ...settled,
      mutationFn: ({ id, isAtOnce }: { id: string; isAtOnce: boolean }) =>
        callFunction(client, 'rotate-incoming-webhook', { id, is_at_once: isAtOnce }),
    }),
    change: useMutation({
      ...settled,
      mutationFn: async ({ id, isRemoved, ...changed }: Changed) => {
        const moved = isRemoved !== undefined && { removed_at: isRemoved ? new Date().toISOString() : null };
        await client
          .from('incoming_webhooks')
          .update({ ...changed, ...moved })
          .eq('id', id)
          .throwOnError();
      },
    }),
  };
}
