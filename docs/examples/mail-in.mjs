// node mail-in.mjs <own address> <address for mails>: sends an entry by MAIL_SMTP_URL; with MAIL_DKIM_KEY it is signed
import { createTransport } from 'nodemailer';

const [from, to] = process.argv.slice(2);
const { MAIL_SMTP_URL, MAIL_DKIM_KEY: privateKey } = process.env;
const dkim = privateKey && { domainName: from.split('@')[1], keySelector: 'journal', privateKey };
const mail = { from, to, subject: 'First snow', text: 'The garden was quiet.' };
const { response } = await createTransport(MAIL_SMTP_URL).sendMail({ ...mail, ...(dkim && { dkim }) });
process.stdout.write(`${response}\n`);
