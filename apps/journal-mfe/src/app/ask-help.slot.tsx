import type {} from '@reflectory/contracts/conversations';
import type { SlotProps } from '@reflectory/platform-sdk';
import { useHelpContacts } from '../features/help/api/use-help-contacts.ts';
import { HelpPanel } from '../features/help/help-panel.tsx';

/** Who helps, beside an answer of the journal. The list is asked for wherever one may ask. */
export default function AskHelp({ isShown, isForAnother }: SlotProps['ask.help']) {
  const contacts = useHelpContacts();
  return isShown ? <HelpPanel contacts={contacts} isForAnother={isForAnother} /> : null;
}
