import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStatementExecutor } from '@reflectory/runtime/database';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { createReceiveFile, openFileStore } from '@reflectory/storage';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { createFunctionList } from '../../../function-list.ts';
import { startTestApi } from '../../../testing/test-api.ts';
import { createMailReceiver } from '../receiving/mail-receiver.ts';
import { createReceiveMail } from '../receiving/receive-mail.ts';
import { createVerifySender } from '../receiving/verify-sender.ts';

export const DOMAIN = 'in.example';

/** A key of a domain, and the record that names it. */
function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    record: `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
  };
}

/** Domains whose keys are known, and what answers for their names. */
function createDomains(state: { isDnsUp: boolean; asked: number; answered: Promise<void> }) {
  const keys = new Map(['people.example', 'elsewhere.example'].map((domain) => [domain, newKey()]));
  return {
    signerOf: (domain: string) => ({
      domainName: domain,
      keySelector: 'me',
      privateKey: keys.get(domain)?.privateKey ?? '',
    }),
    async resolveText(name: string) {
      state.asked += 1;
      await state.answered;
      const record = keys.get(name.replace('me._domainkey.', ''))?.record;
      if (!state.isDnsUp) throw Object.assign(new Error('no answer'), { code: 'ETIMEOUT' });
      if (!record) throw Object.assign(new Error('no name'), { code: 'ENOTFOUND' });
      return [[record.slice(0, 200), record.slice(200)]];
    },
  };
}

/** What sends mails by SMTP as somebody else's server does, signed by a domain where one is named. */
function createSender(port: number, { signerOf }: ReturnType<typeof createDomains>) {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  return {
    transport,
    /** Answers the code of what the server said. */
    async send(mail: SendMailOptions, signedBy?: string): Promise<number> {
      try {
        await transport.sendMail({ ...mail, ...(signedBy !== undefined && { dkim: signerOf(signedBy) }) });
        return 250;
      } catch (error) {
        return Number(Object(error).responseCode);
      }
    },
    /** What a mail is after it was signed, over the headers that are named (`from:date`). */
    async signed(mail: SendMailOptions, domain: string, headerFieldNames?: string): Promise<string> {
      const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const dkim = { ...signerOf(domain), ...(headerFieldNames !== undefined && { headerFieldNames }) };
      const { message } = await writer.sendMail({ ...mail, dkim });
      return message.toString();
    },
  };
}

/** The service, a receiver that takes its mails on a port of its own, and domains whose keys are known. */
export async function startMailScene() {
  const folder = await mkdtemp(path.join(tmpdir(), 'mail-in-'));
  const files = await openFileStore({ dir: folder });
  const api = await startTestApi(({ database }) => ({
    storage: { files, maxObjectSize: 5_000_000 },
    functions: createFunctionList({ database, files, mailDomain: DOMAIN }),
  }));
  const worker = createStatementExecutor({ url: api.workerUrl, applicationName: 'mail-in' });
  /** Whether keys can be asked for, how often they were, from when on they are told, and what was logged. */
  const state = { isDnsUp: true, asked: 0, answered: Promise.resolve(), logged: [] as unknown[] };
  const domains = createDomains(state);
  const log = (...said: unknown[]) => void state.logged.push(said);
  const receiver = createMailReceiver({
    domain: DOMAIN,
    host: '127.0.0.1',
    port: 0,
    db: worker,
    logger: { info: log, warn: log },
    arrivingMs: 2000,
    receiveMail: createReceiveMail({
      db: worker,
      files,
      fileLimits: { perPerson: 0, perInstance: 0, largest: 5_000_000 },
      receive: createReceiveFile(),
      verifySender: createVerifySender(domains.resolveText),
      now: Date.now,
    }),
  });
  const port = await receiver.start();
  const acme = await createInstance(api.owner, 'acme');
  await api.owner.query(
    "insert into public.global_features (feature_key, enabled) values ('integrations', true)",
  );
  const sender = createSender(port, domains);
  return {
    api,
    state,
    port,
    ...sender,
    /** Names of all that was written. */
    written: () => readdir(folder, { recursive: true }),
    createPerson: () => createPerson(api.owner, acme),
    async call(person: TestPerson, name: string, input: object = {}) {
      const response = await api.fetchAs(person.context, `/functions/v1/${name}`, {
        method: 'POST',
        body: JSON.stringify(input),
      });
      return { status: response.status, body: (await response.json()) as Record<string, string> };
    },
    async stop() {
      sender.transport.close();
      await receiver.stop();
      await worker.close();
      await api.stop();
      await rm(folder, { recursive: true });
    },
  };
}
