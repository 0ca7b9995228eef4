import { MAIL_TOKEN_PREFIX, mailInFunctions as contract } from '@reflectory/contracts/mail-in';
import { documentOfText } from '@reflectory/domain/document';
import type { Transaction } from '@reflectory/runtime/database';
import { defineFunction, FunctionError } from '@reflectory/runtime/functions';
import { digestOf, newSecretName } from '../../secret-tokens/index.ts';
import type { FunctionParts } from '../define-feature.ts';
import { entryOfMail } from './entry-of-mail.ts';

const noAddress = () => new FunctionError('not_found', 'You have no address for mails');

async function takeHeldMail(tx: Transaction, id: string): Promise<{ entry_id: string | null }> {
  const [mail] = await tx.query<{ key: string; subject: string; text: string; at: Date }>(
    `select message_key as key, subject, text, entry_at as at from public.held_mails
     where user_id = auth.uid() and id = $1`,
    [id],
  );
  if (!mail) throw new FunctionError('not_found', 'There is no such mail any more');
  const { text, at, ...rest } = mail;
  const entry = entryOfMail({ ...rest, document: documentOfText(text), entryAt: new Date(at) });
  // One of files alone, which are not kept.
  if (typeof entry === 'string') throw new FunctionError('invalid_input', 'The mail says nothing');
  const [row] = await tx.query<{ entry_id: string | null }>('select app.take_held_mail($1, $2) as entry_id', [
    id,
    JSON.stringify(entry),
  ]);
  return { entry_id: row?.entry_id ?? null };
}

/** One's address for mails to the journal, and mails that are held. */
export const createMailInFunctions = ({ mailDomain }: Pick<FunctionParts, 'mailDomain'>) => {
  const newAddress = () => {
    if (mailDomain === null) throw new FunctionError('unavailable', 'No mails are taken here');
    const token = newSecretName(MAIL_TOKEN_PREFIX);
    return { hash: digestOf(token), address: `${token}@${mailDomain}` };
  };
  return [
    defineFunction({
      contract,
      name: 'get-mail-in',
      access: 'signed-in',
      readOnly: true,
      handle: () => Promise.resolve({ domain: mailDomain }),
    }),
    defineFunction({
      contract,
      name: 'add-mail-address',
      access: 'signed-in',
      async handle(_input, { tx }) {
        const { hash, address } = newAddress();
        const [row] = await tx.query<{ done: boolean }>('select app.add_mail_address($1) as done', [hash]);
        if (!row?.done) throw new FunctionError('conflict', 'You have an address for mails already');
        return { address };
      },
    }),
    defineFunction({
      contract,
      name: 'rotate-mail-address',
      access: 'signed-in',
      async handle({ is_at_once: isAtOnce }, { tx }) {
        const { hash, address } = newAddress();
        const [row] = await tx.query<{ done: boolean }>('select app.rotate_mail_address($1, $2) as done', [
          hash,
          isAtOnce,
        ]);
        if (!row?.done) throw noAddress();
        return { address };
      },
    }),
    defineFunction({
      contract,
      name: 'take-held-mail',
      access: 'signed-in',
      handle: ({ id }, { tx }) => takeHeldMail(tx, id),
    }),
  ];
};
