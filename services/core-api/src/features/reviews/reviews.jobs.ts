import { speaksOfSuicide } from '@reflectory/domain/crisis';
import type { Transaction } from '@reflectory/runtime/database';
import type { Job } from '@reflectory/runtime/jobs';
import { mailSchema } from '../../languages/mail-texts.ts';
import { textsOf } from '../../languages/texts-of.ts';
import { remindDue, type RemindParts } from '../../reminding/index.ts';
import {
  makeReview,
  noteReviews,
  type ReviewPlace,
  takeReview,
  takeReviewMails,
  textsOfReview,
} from './reviews.repository.ts';

/** People that are looked at in one transaction, and texts that are held at once. */
const PEOPLE = 100;
const TEXTS = 100;
/** Reviews of one run; the next minute goes on. */
const MOST = 500;
const NO_ENTRY = '00000000-0000-0000-0000-000000000000';

/** What is said when a review is there: nothing of what stands in it. */
const mail = textsOf('reviews/mail', mailSchema);

/** Makes reviews of weeks, months and years that are over, and tells whoever wants to be told. */
export const createReviewJobs = (parts: RemindParts): Job[] => [
  {
    name: 'period-reviews',
    cron: '* * * * *',
    async run() {
      const { db } = parts;
      const at = new Date(parts.now());
      while ((await noteReviews(db, at, PEOPLE)) === PEOPLE);
      let made = 0;
      for (; made < MOST; made += 1) {
        const place = await takeReview(db);
        if (!place) break;
        await makeReview(db, place, await findHidden(db, place));
      }
      const { sent } = await remindDue(parts, {
        take: (tx, _at, most) => takeReviewMails(tx, most),
        isOwed: ({ by_mail }) => by_mail,
        stops: 'review-mails',
        path: '/insights/reviews',
        mail,
      });
      return { made, sent };
    },
  },
];

/** Entries of a review that speak of suicide: nothing of them is in it. */
async function findHidden(db: Transaction, place: ReviewPlace): Promise<string[]> {
  const hidden: string[] = [];
  for (let after = NO_ENTRY; ;) {
    const texts = await textsOfReview(db, place, after, TEXTS);
    hidden.push(...texts.filter(({ text }) => speaksOfSuicide(text)).map(({ entry_id }) => entry_id));
    const last = texts.at(-1);
    if (!last || texts.length < TEXTS) return hidden;
    after = last.entry_id;
  }
}
