import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/reminders';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { findPushDevice, type PushDevice, subscribeDevice, unsubscribeDevice } from './push-device.ts';

/** Notifications of the person: of this browser, and how many others there are. */
export type PushState = {
  /** Null where the service sends none. */
  publicKey: string | null;
  device: PushDevice['state'];
  isOn: boolean;
  others: number;
};

const keyOf = (userId: string) => ['settings', 'push', userId];

export function usePush() {
  const { client } = usePlatform();
  const { id } = useCurrentUser();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async (): Promise<PushState> => {
      const { publicKey } = await callFunction(client, 'get-push-key', {});
      if (publicKey === null) return { publicKey, device: 'unsupported', isOn: false, others: 0 };
      const { state: device, endpoint } = await findPushDevice();
      const { data } = await client.from('push_subscriptions').select('endpoint').throwOnError();
      const isOn = endpoint !== null && data.some((row) => row.endpoint === endpoint);
      return { publicKey, device, isOn, others: data.length - Number(isOn) };
    },
  });
}

/** How switching notifications on ended. */
export type PushOutcome = 'on' | 'off' | 'refused';

/** Begins or ends notifications in this browser; its prompt comes now and at no other time. */
export function useChangePush(publicKey: string) {
  const { client } = usePlatform();
  const { id } = useCurrentUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (isWanted: boolean): Promise<PushOutcome> => {
      const subscriptions = client.from('push_subscriptions');
      if (!isWanted) {
        const { endpoint } = await findPushDevice();
        if (endpoint !== null) await subscriptions.delete().eq('endpoint', endpoint).throwOnError();
        await unsubscribeDevice();
        return 'off';
      }
      const subscription = await subscribeDevice(publicKey);
      if (!subscription) return 'refused';
      try {
        await callFunction(client, 'subscribe-push', subscription);
      } catch (error) {
        await unsubscribeDevice();
        throw error;
      }
      return 'on';
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
  });
}

/** Ends notifications in every other browser. */
export function useEndOtherPushes() {
  const { client } = usePlatform();
  const { id } = useCurrentUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { endpoint } = await findPushDevice();
      const others = client.from('push_subscriptions').delete().eq('user_id', id);
      await (endpoint === null ? others : others.neq('endpoint', endpoint)).throwOnError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
