import type { HelpContact } from '../api/use-help-contacts.ts';

const keyOf = (instanceId: string): string => `reflectory.help.${instanceId}`;

/** Whom an instance named when it was last asked; belongs to the instance, not to a person. */
export function keptHelpContacts(instanceId: string): HelpContact[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(instanceId)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps them on this device, so that they are there without the network. */
export function keepHelpContacts(instanceId: string, contacts: readonly HelpContact[]): void {
  try {
    localStorage.setItem(keyOf(instanceId), JSON.stringify(contacts));
  } catch {
    // No room: they are there while the network is.
  }
}
