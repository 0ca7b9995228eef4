import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { Notice } from '../model/objects.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { useObjectState } from '../use-object.ts';
import type { ObjectPeople } from '../use-people.ts';
import classes from './objects.module.css';

/** Notices that are shown at once; the others follow as these go. */
const MOST_SHOWN = 3;

/** What a notice is about, in the words of its area: a field of something, and a value. */
export type NoticeWords = {
  /** Such as "Title of “Call Anna”". */
  whatOf(notice: Notice): string;
  /** A value as one would read it; null where it says nothing. */
  valueOf(table: string, field: string, value: unknown): string | null;
};

export type ObjectNoticesProps = {
  object: Pick<ObjectStore, 'subscribe' | 'state' | 'restoreValue' | 'dismiss'>;
  people: ObjectPeople;
  words: NoticeWords;
};

/** What somebody should hear of what others did meanwhile; each can be put right in one tap. */
export function ObjectNotices({ object, people, words }: ObjectNoticesProps) {
  const { t } = useTranslation('plan');
  const notices = useObjectState(object, 'notices');
  return (
    <div role="log" aria-label={t('editing.notices')} className={classes.notices}>
      {notices.slice(0, MOST_SHOWN).map((notice) => (
        <section key={notice.id} className={classes.notice}>
          <NoticeText notice={notice} people={people} words={words} />
          <div className={classes.acts}>
            {notice.kind === 'conflict' && (
              <Button size="small" onPress={() => object.restoreValue(notice)}>
                {t(notice.isMine ? 'editing.takeMine' : 'editing.takeTheirs')}
              </Button>
            )}
            <Button size="small" variant="bare" onPress={() => object.dismiss(notice.id)}>
              {t('editing.leaveIt')}
            </Button>
          </div>
        </section>
      ))}
    </div>
  );
}

type NoticeTextProps = { notice: Notice; people: ObjectPeople; words: NoticeWords };

function NoticeText({ notice, people, words }: NoticeTextProps) {
  const { t } = useTranslation('plan');
  if (notice.kind === 'not-undone') return <p>{t('editing.notUndone')}</p>;
  const what = words.whatOf(notice);
  if (notice.kind === 'refused') {
    const values = Object.entries(notice.fields).map(([field, value]) =>
      words.valueOf(notice.table, field, value),
    );
    return (
      <>
        <p>{t(`editing.refused.${notice.code}`, { what })}</p>
        {values
          .filter((value) => value !== null)
          .map((value) => (
            <Quote key={value} value={value} />
          ))}
      </>
    );
  }
  const value = words.valueOf(notice.table, notice.field, notice.value);
  const name = people.nameOf(notice.other);
  const kind = notice.other === null ? 'device' : notice.isMine ? 'mine' : 'theirs';
  return (
    <>
      <p>{t(`editing.conflict.${kind}`, { what, name })}</p>
      {value !== null && <Quote value={value} />}
    </>
  );
}

const Quote = ({ value }: { value: string }) => (
  <blockquote className={classes.quote} dir="auto">
    {value}
  </blockquote>
);
