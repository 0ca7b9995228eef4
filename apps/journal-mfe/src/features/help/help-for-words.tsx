import { HelpPanel, type HelpPanelProps } from './help-panel.tsx';
import { useSpeaksOfSuicide } from './model/use-speaks-of-suicide.ts';

/** Help beside words that ask for it; nothing beside any others. */
export function HelpForWords({ text, contacts }: HelpPanelProps & { text: string }) {
  return useSpeaksOfSuicide(text) ? <HelpPanel contacts={contacts} /> : null;
}
