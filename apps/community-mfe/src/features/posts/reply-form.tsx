import type {} from '@reflectory/contracts/conversations';
import { type AddedPost, type Post, POST_LIMITS } from '@reflectory/contracts/community';
import { Button, TextArea } from '@reflectory/design-system';
import { usePlatform, useUnsaved } from '@reflectory/platform-sdk';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, useAsk, useFailureText } from '../../service/use-service.ts';
import { AuthorChoice, type Author } from './author-choice.tsx';
import { MentionOffers } from './mention-offers.tsx';
import classes from './posts.module.css';
import { useCallsForHelp } from './use-help.ts';
import { hasPseudonyms } from './use-sharing.ts';
import { keyOfShared } from './waiting-text.ts';

/** Whom a reply reaches in a coach circle; undefined in all others. */
function useReach({ reach, is_mine: isMine, author }: Post): string | undefined {
  const { t } = useTranslation('community');
  if (reach === null) return undefined;
  if (reach === 'coach' && !isMine) return t('posts.reach.one', { name: author });
  return t(reach === 'everybody' && isMine ? 'posts.reach.everybody' : 'posts.reach.coach');
}

const labelOf = ({ asks, parent_id: parent }: Post) =>
  parent === null ? (asks === null ? 'posts.yourReply' : 'question.yourAnswer') : 'posts.answerTo';

const replyTo = ({ id }: Post) => ({ parent_id: id, circle_id: null, content_note: '', entry_id: null });

export type ReplyFormProps = { post: Post; onSent?: () => void };

/** Answers a post; a coach also a reply. */
export function ReplyForm({ post, onSent }: ReplyFormProps) {
  const { t } = useTranslation('community');
  const { Slot, toasts } = usePlatform();
  const [body, setBody] = useState('');
  const field = useRef<HTMLTextAreaElement | null>(null);
  const [author, setAuthor] = useState<Author>({ is: 'name' });
  const add = useAct('add-post');
  const failureText = useFailureText();
  const reach = useReach(post);
  const callsForHelp = useCallsForHelp(body);
  const isDirty = body.trim() !== '';
  useUnsaved('reply', isDirty);
  if (post.is_locked) return <p className={classes.state}>{t('posts.locked')}</p>;
  const words = { ...replyTo(post), body, pseudonym: author.is === 'pseudonym' ? author.name : null };
  const handleSent = (added: AddedPost) => {
    setBody('');
    onSent?.();
    toasts.success(t(keyOfShared(added, 'posts.replied')));
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty) add.mutate(words, { onSuccess: handleSent });
      }}
    >
      <TextArea
        label={t(labelOf(post), { name: post.author })}
        description={post.asks === 'answers_first' && !post.has_replies ? t('question.firstNote') : reach}
        value={body}
        onChange={setBody}
        maxLength={POST_LIMITS.body}
        inputRef={(element) => void (field.current = element)}
      />
      {post.reach === null && (
        <MentionOffers place={post.circle_id ?? 'everyone'} text={body} field={field} onMention={setBody} />
      )}
      <Slot name="ask.help" props={{ isShown: callsForHelp }} />
      <ReplyAuthor post={post} author={author} onChange={setAuthor} />
      {add.isError && <p role="alert">{failureText(add.error)}</p>}
      <div>
        <Button
          type="submit"
          variant="primary"
          isPending={add.isPending}
          disabledReason={isDirty ? undefined : t('share.nothing')}
        >
          {t(post.asks === null ? 'posts.reply' : 'question.answer')}
        </Button>
      </div>
    </form>
  );
}

type ReplyAuthorProps = { post: Post; author: Author; onChange(author: Author): void };

function ReplyAuthor({ post, author, onChange }: ReplyAuthorProps) {
  const places = useAsk('list-sharing-places', {});
  const place = places.data?.places.find(({ circle_id: id }) => id === post.circle_id);
  return place ? (
    <AuthorChoice
      author={author}
      onChange={onChange}
      pseudonym={place.pseudonym}
      people={place.people}
      isOffered={hasPseudonyms(place)}
      isCoached={place.kind === 'coach'}
    />
  ) : null;
}
