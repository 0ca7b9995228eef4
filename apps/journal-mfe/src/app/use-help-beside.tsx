import { type ReactNode, useEffect, useState } from 'react';
import { useHelpContacts } from '../features/help/api/use-help-contacts.ts';
import { useLater } from '../service/use-later.ts';
import { rest } from '../service/rest.ts';

/** The words that ask for help weigh as much as the rest of the page, which shows what was written before they are there. */
export const loadHelp = () => import('../features/help/help-for-words.ts');

/**
 * What stands by somebody whose words ask for it; null for anybody else, and undefined until that is known: nothing may be
 * shown before that would have to be taken back.
 */
export function useHelpBeside(
  text: string,
  { isInsightWithheld, isWanted = true }: { isInsightWithheld: boolean; isWanted?: boolean },
): ReactNode | undefined {
  const contacts = useHelpContacts();
  const help = useLater(loadHelp, isWanted && text !== '');
  const [asked, setAsked] = useState<{ text: string; isFound: boolean } | null>(null);
  useEffect(() => {
    let isHere = true;
    void help?.asksForHelp(text, rest).then((isFound) => isHere && setAsked({ text, isFound }));
    return () => {
      isHere = false;
    };
  }, [help, text]);
  if (text === '') return null;
  if (!help || asked?.text !== text) return undefined;
  return asked.isFound ? <help.HelpPanel contacts={contacts} isInsightWithheld={isInsightWithheld} /> : null;
}
