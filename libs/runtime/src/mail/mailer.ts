import type { OutboxStore } from './outbox-store.ts';

/** A mail with both of its parts. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address that ends mails of this kind when something is posted to it (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  /** Whom it is about, where it is known: a mail that was kept goes with the person. Never sent. */
  person?: MailPerson | undefined;
};

/** A person at an instance. */
export type MailPerson = { instanceId: string; userId: string };

/** The way mail leaves the service. `send` rejects when the mail was not accepted. */
export type Mailer = { send(mail: Mail): Promise<void> };

/** Milliseconds for each step of talking to a mail server. */
const TIMEOUT_MS = 8000;

/** With an SMTP address mail is sent there; without one it is kept in the outbox, where a person can read it. */
export function createMailer(options: { smtpUrl: string | null; from: string; outbox: OutboxStore }): Mailer {
  const { smtpUrl, from, outbox } = options;
  if (smtpUrl === null) {
    return {
      async send(mail) {
        await outbox.add({ from, ...mail });
      },
    };
  }
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // Texts come from translations and brands: they never name files or addresses to read.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let opened: ReturnType<typeof open> | null = null;
  return {
    async send({ to, subject, text, html, unsubscribeUrl }) {
      const headers = unsubscribeUrl === undefined ? {} : unsubscribeHeaders(unsubscribeUrl);
      const transport = await (opened ??= open());
      await transport.sendMail({ from, to, subject, text, html, headers });
    },
  };
}

/** The pair by which a mail program offers to unsubscribe with one click. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
