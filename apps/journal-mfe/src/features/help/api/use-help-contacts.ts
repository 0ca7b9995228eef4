import type { HelpContactRow } from '@reflectory/contracts/help';
import { useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';
import { keepHelpContacts, keptHelpContacts } from '../model/kept-help-contacts.ts';

/** What is shown of somebody who helps. */
export type HelpContact = Pick<
  HelpContactRow,
  'id' | 'country_code' | 'name' | 'phone' | 'url' | 'note' | 'source' | 'checked_on'
>;

/**
 * Whom this instance names for help; the copy of this device until the server answers. Ask for it on every screen that
 * might need it, whatever is written there: a call that is made only in need would tell the server of it.
 */
export function useHelpContacts(): readonly HelpContact[] {
  const { client, key } = useReadScope();
  const [, instanceId] = key;
  const { data } = useQuery({
    queryKey: [...key, 'help'],
    queryFn: async (): Promise<HelpContact[]> => {
      const {
        data: rows,
        error,
        status,
      } = await client
        .from('help_contacts')
        .select('id,country_code,name,phone,url,note,source,checked_on')
        .order('country_code')
        .order('name');
      if (error) throw tableFailure(status, error);
      keepHelpContacts(instanceId, rows);
      return rows;
    },
    placeholderData: () => keptHelpContacts(instanceId),
    staleTime: 60 * 60 * 1000,
  });
  return data ?? keptHelpContacts(instanceId);
}
