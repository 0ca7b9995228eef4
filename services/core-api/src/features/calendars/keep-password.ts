import type { SecretBox } from '@reflectory/server-kit';

/** Whose password it is, and of which server: sealed for one, it opens for no other. */
type PasswordOwner = { instance: string; person: string; server: string };

const ownerOf = ({ instance, person, server }: PasswordOwner) =>
  `${instance} ${person} ${new URL(server).origin}`;

export const sealPassword = (box: SecretBox, password: string, owner: PasswordOwner): string =>
  box.seal(Buffer.from(password), ownerOf(owner));

/** Null where it cannot be opened, as with another secret of the installation. */
export function openPassword(
  box: SecretBox | null,
  sealed: string | null,
  owner: PasswordOwner,
): string | null {
  if (box === null || sealed === null) return null;
  try {
    return box.open(sealed, ownerOf(owner)).toString();
  } catch {
    return null;
  }
}
