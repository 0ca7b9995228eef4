import { callFunction } from '@reflectory/client';
import type { HeldMailRow, MailAddressRow } from '@reflectory/contracts/mail-in';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

type MailAddress = Pick<MailAddressRow, 'id' | 'last_mail_at'>;
export type HeldMail = Pick<HeldMailRow, 'id' | 'sender' | 'subject' | 'text' | 'entry_at' | 'file_count'>;

/** Whether mails are taken here, this person's address, and mails that are held. */
export function useMailIn() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'mail-in'],
    queryFn: async () => {
      const [{ domain }, addresses, held] = await Promise.all([
        callFunction(client, 'get-mail-in', {}),
        client.from('mail_addresses').select('id,last_mail_at').is('removed_at', null).throwOnError(),
        client
          .from('held_mails')
          .select('id,sender,subject,text,entry_at,file_count')
          .order('created_at', { ascending: false })
          .throwOnError(),
      ]);
      const address: MailAddress | null = addresses.data[0] ?? null;
      const mails: HeldMail[] = held.data;
      return { domain, address, held: mails };
    },
  });
}

/** What is done with the address, which can be brought back, and with held mails. */
export function useChangeMailIn() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'mail-in'] }) };
  return {
    add: useMutation({ ...settled, mutationFn: () => callFunction(client, 'add-mail-address', {}) }),
    rotate: useMutation({
      ...settled,
      mutationFn: (isAtOnce: boolean) =>
        callFunction(client, 'rotate-mail-address', { is_at_once: isAtOnce }),
    }),
    remove: useMutation({
      ...settled,
      mutationFn: async ({ id, isRemoved }: { id: string; isRemoved: boolean }) => {
        await client
          .from('mail_addresses')
          .update({ removed_at: isRemoved ? new Date().toISOString() : null })
          .eq('id', id)
          .throwOnError();
      },
    }),
    take: useMutation({
      ...settled,
      mutationFn: (id: string) => callFunction(client, 'take-held-mail', { id }),
    }),
    throwAway: useMutation({
      ...settled,
      mutationFn: async (id: string) => {
        await client.from('held_mails').delete().eq('id', id).throwOnError();
      },
    }),
  };
}
