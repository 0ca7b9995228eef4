import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { HelpPanel, type HelpPanelProps } from './help-panel.tsx';

/** Help beside words that ask for it; nothing beside any others. */
export function HelpForWords({ text, contacts }: HelpPanelProps & { text: string }) {
  return speaksOfSuicide(text) ? <HelpPanel contacts={contacts} /> : null;
}
