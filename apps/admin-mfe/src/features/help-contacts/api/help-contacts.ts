import type { HelpContactRow } from '@reflectory/contracts/help';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Somebody whom the instance names for help. */
export type HelpContact = Omit<HelpContactRow, 'instance_id' | 'updated_at'>;

const KEY = ['admin', 'help-contacts'];

/** Everybody whom the instance names, by country. */
export function useHelpContacts() {
  const { client } = usePlatform();
  return useQuery({
    queryKey: KEY,
    queryFn: async (): Promise<HelpContact[]> => {
      const { data } = await client
        .from('help_contacts')
        .select('id,country_code,name,phone,url,note,source,checked_on')
        .order('country_code')
        .order('name')
        .throwOnError();
      return data;
    },
  });
}

/** What is done with the list. */
export type HelpContactChange =
  | { kind: 'add'; contact: Omit<HelpContact, 'id'> }
  | { kind: 'check'; id: string; checkedOn: string }
  | { kind: 'remove'; id: string };

/** Changes the list; the server refuses whoever may not. */
export function useChangeHelpContacts() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: HelpContactChange) => {
      const rows = client.from('help_contacts');
      if (change.kind === 'add') await rows.insert(change.contact).throwOnError();
      if (change.kind === 'check')
        await rows.update({ checked_on: change.checkedOn }).eq('id', change.id).throwOnError();
      if (change.kind === 'remove') await rows.delete().eq('id', change.id).throwOnError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
