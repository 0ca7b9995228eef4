import type { Logger } from '@reflectory/server-kit';
import { createReceiveFile } from '@reflectory/storage';
import type { MailInSettings } from '../../../mail-in/index.ts';
import { createMailReceiver } from './mail-receiver.ts';
import { createReceiveMail, type ReceiveMailDependencies } from './receive-mail.ts';
import { createTextResolver, createVerifySender } from './verify-sender.ts';

type Parts = Pick<ReceiveMailDependencies, 'db' | 'files' | 'fileLimits' | 'now'> & { logger: Logger };

/** What takes mails by these settings. */
export function openMailReceiver({ dns, ...place }: MailInSettings, { logger, ...parts }: Parts) {
  const receiveMail = createReceiveMail({
    ...parts,
    receive: createReceiveFile(),
    verifySender: createVerifySender(createTextResolver(dns)),
  });
  return createMailReceiver({ ...place, db: parts.db, receiveMail, logger });
}
