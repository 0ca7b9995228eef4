import { createContext, type ReactNode, useContext } from 'react';

/** The few words that components say by themselves. */
export type ComponentTexts = {
  close: string;
  cancel: string;
  showPassword: string;
  hidePassword: string;
  saved: string;
  saving: string;
  keptOnThisDevice: string;
  showWords: string;
  showAll: string;
  showMore: string;
};

const english: ComponentTexts = {
  close: 'Close',
  cancel: 'Cancel',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  saved: 'Saved',
  saving: 'Saving…',
  keptOnThisDevice: 'Kept on this device',
  showWords: 'Show the words behind it',
  showAll: 'Show all',
  showMore: 'Show more',
};

const ComponentTextsContext = createContext(english);

export type ComponentTextsProviderProps = { texts: Partial<ComponentTexts>; children: ReactNode };

/** Gives components their words in the language of the page; what is missing stays English. */
export function ComponentTextsProvider({ texts, children }: ComponentTextsProviderProps) {
  return <ComponentTextsContext value={{ ...english, ...texts }}>{children}</ComponentTextsContext>;
}

/** Words for components of the design system. */
export const useComponentTexts = (): ComponentTexts => useContext(ComponentTextsContext);
