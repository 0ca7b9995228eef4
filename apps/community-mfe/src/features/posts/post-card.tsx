import type { Post } from '@reflectory/contracts/community';
import { Button, Link } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './posts.module.css';
import { PostMenu } from './post-menu.tsx';
import { Responses } from './responses.tsx';

/** When something was shared: of a pseudonym the day alone. */
function ShownAt({ at, isPseudonym }: { at: string; isPseudonym: boolean }) {
  const { i18n } = useTranslation();
  const style = isPseudonym
    ? ({ dateStyle: 'medium' } as const)
    : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return (
    <time dateTime={isPseudonym ? at.slice(0, 10) : at}>
      {new Intl.DateTimeFormat(i18n.language, style).format(new Date(at))}
    </time>
  );
}

/** Words that others shared, as they wrote them; behind their note where they gave one. */
function Words({ post: { asks, body, content_note: note } }: { post: Post }) {
  const { t } = useTranslation('community');
  const [isOpen, setOpen] = useState(note === '');
  if (!isOpen) {
    return (
      <div className={classes.note}>
        <p dir="auto">{note}</p>
        <Button size="small" onPress={() => setOpen(true)}>
          {t('posts.showWords')}
        </Button>
      </div>
    );
  }
  return (
    <div className={asks === null ? classes.words : classes.question} dir="auto">
      {body}
    </div>
  );
}

/** Whom something reaches in a coach circle, where not everybody is told it by its place. */
function Reach({ post: { reach, answers, is_mine: isMine } }: { post: Post }) {
  const { t } = useTranslation('community');
  if (reach === null || (!isMine && reach !== 'answer')) return null;
  const text =
    reach !== 'answer'
      ? t(`posts.reach.${reach}`)
      : isMine
        ? t('posts.reach.one', { name: answers })
        : t('posts.reach.you');
  return <p className={classes.state}>{text}</p>;
}

const labelOf = ({ asks, has_replies: hasReplies }: Post) =>
  asks === null
    ? (`posts.${hasReplies ? 'seeReplies' : 'reply'}` as const)
    : (`question.${hasReplies ? 'see' : 'answer'}` as const);

export type PostCardProps = { post: Post; isAlone?: boolean; onGone?: () => void };

/** A post, or a reply: its words, whom they are by, and what one can answer. */
export function PostCard({ post, isAlone = false, onGone }: PostCardProps) {
  const { t } = useTranslation('community');
  const isReply = post.parent_id !== null;
  return (
    <article className={classes.post} aria-label={t('posts.by', { name: post.author })}>
      <header className={classes.head}>
        <span className={classes.author} dir="auto">
          {post.author}
        </span>
        <span className={classes.where}>
          {post.is_mine && post.is_pseudonym && `${t('posts.you')} · `}
          {!isReply && (
            <>
              <span dir="auto">
                {post.circle_id === null ? t('posts.everyone', { name: post.place }) : post.place}
              </span>
              {' · '}
            </>
          )}
          <ShownAt at={post.shown_at} isPseudonym={post.is_pseudonym} />
        </span>
        <PostMenu post={post} onGone={onGone} />
      </header>
      {post.state !== 'visible' && (
        <p className={classes.state}>
          {t(post.held_for === 'words' ? 'posts.states.heldForWords' : `posts.states.${post.state}`)}
        </p>
      )}
      <Reach post={post} />
      {post.asks !== null && <p className={classes.state}>{t('question.mark')}</p>}
      <Words post={post} />
      <footer className={classes.foot}>
        <Responses post={post} />
        {!isReply && !isAlone && (
          <Link href={`/groups/posts/${post.id}`} className={classes.answer}>
            {t(labelOf(post))}
          </Link>
        )}
      </footer>
    </article>
  );
}
