import { builtInLanguage } from '@reflectory/contracts/languages';
import { workflowDocumentSchema } from '@reflectory/contracts/workflows';
import { allSteps, stepOfKey } from '@reflectory/domain/workflows';
import type { Job } from '@reflectory/runtime/jobs';
import { composeLinkMail } from '@reflectory/runtime/mail';
import * as z from 'zod';
import { textsOf } from '../../languages/texts-of.ts';
import { instanceUrl } from '../../links/index.ts';
import type { JobParts } from '../define-feature.ts';

/** What is woken at once, and of one person. */
const MOST_WOKEN = 1000;
const MOST_WOKEN_OF_ONE = 50;
const MAILS_AT_ONCE = 100;
const MEETINGS_AT_ONCE = 5000;

type OwedMail = {
  instance_id: string;
  user_id: string;
  run_id: string;
  step_id: string;
  workflow_id: string;
  document: object;
  started_on: string;
  email: string;
  slug: string;
  is_default: boolean;
  product_name: string;
  language: string;
};

/** What stands below the words of a person to themselves. */
const words = textsOf(
  'workflows/mail',
  z.strictObject({ action: z.string().min(1), note: z.string().min(1) }),
);

/** A mail is written from the document alone: what a run knows besides the date is left out. */
const fill = (text: string, date: string, unknown: readonly string[]) =>
  unknown.reduce((filled, name) => filled.replaceAll(`{${name}}`, ''), text.replaceAll('{date}', date));

function mailOf(mail: OwedMail, publicOrigin: string) {
  const document = workflowDocumentSchema.safeParse(mail.document).data;
  const steps = document ? allSteps(document.steps) : [];
  const step = steps.find(({ id }) => id === stepOfKey(mail.step_id).id);
  if (step?.kind !== 'mail') return null;
  const values = steps.flatMap((one) => (one.kind === 'set-value' ? [one.name] : []));
  const said = (words: string) => fill(words, mail.started_on, ['title', 'mood', ...values]);
  const language = builtInLanguage(mail.language);
  const url = instanceUrl(`/workflows/${mail.workflow_id}`, publicOrigin, mail).href;
  const text = {
    ...words[language],
    subject: said(step.subject),
    lead: said(step.text),
  };
  const person = { instanceId: mail.instance_id, userId: mail.user_id };
  return {
    to: mail.email,
    person,
    ...composeLinkMail({ productName: mail.product_name, language, url }, text),
  };
}

type Parts = Pick<JobParts, 'db' | 'mailer' | 'publicOrigin' | 'now'>;

/** Wakes schedules and waiting runs. */
const createWaking = ({ db, now }: Parts): Job => ({
  name: 'wake-workflows',
  cron: '* * * * *',
  async run() {
    const [row] = await db.query<{ woken: number }>('select app.wake_workflows($1, $2, $3) as woken', [
      new Date(now()),
      MOST_WOKEN,
      MOST_WOKEN_OF_ONE,
    ]);
    return { woken: row?.woken ?? 0 };
  },
});

/** Tells routines of meetings that are near. */
const createTelling = ({ db, now }: Parts): Job => ({
  name: 'tell-workflows-of-meetings',
  cron: '* * * * *',
  async run() {
    const [row] = await db.query<{ told: number }>('select app.tell_workflows_of_meetings($1, $2) as told', [
      new Date(now()),
      MEETINGS_AT_ONCE,
    ]);
    return { told: row?.told ?? 0 };
  },
});

/** Sends the mails that runs owe to their owners. */
const createMailing = ({ db, mailer, publicOrigin, now }: Parts): Job => ({
  name: 'workflow-mails',
  cron: '* * * * *',
  async run() {
    let sent = 0;
    // Of each person some, then of each the next, until nobody is owed any.
    for (let taken = 1; taken > 0;) {
      const owed = await db.query<OwedMail>('select * from app.take_workflow_mails($1, $2)', [
        new Date(now()),
        MAILS_AT_ONCE,
      ]);
      taken = owed.length;
      for (const one of owed) {
        const mail = mailOf(one, publicOrigin);
        // One that fails on its way may have left: it stays uncertain.
        const cameTo =
          mail &&
          (await mailer.send(mail).then(
            () => true,
            () => false,
          ))
            ? 'sent'
            : 'uncertain';
        await db.query('select app.settle_workflow_mail($1, $2, $3, $4, $5)', [
          one.instance_id,
          one.user_id,
          one.run_id,
          one.step_id,
          cameTo,
        ]);
        if (cameTo === 'sent') sent += 1;
      }
    }
    return { sent };
  },
});

export const createWorkflowJobs = (parts: Parts): Job[] => [
  createWaking(parts),
  createTelling(parts),
  createMailing(parts),
];
