import type {} from '@reflectory/contracts/conversations';
import { LEAST_FOR_PSEUDONYM, type Post, POST_LIMITS } from '@reflectory/contracts/community';
import { Button, TextArea } from '@reflectory/design-system';
import { usePlatform, useUnsaved } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, useAsk, useFailureText } from '../../service/use-service.ts';
import { AuthorChoice, type Author } from './author-choice.tsx';
import classes from './posts.module.css';
import { useCallsForHelp } from './use-help.ts';

/** Answers a post. */
export function ReplyForm({ post }: { post: Post }) {
  const { t } = useTranslation('community');
  const { Slot, toasts } = usePlatform();
  const [body, setBody] = useState('');
  const [author, setAuthor] = useState<Author>({ is: 'name' });
  const add = useAct('add-post');
  const failureText = useFailureText();
  const callsForHelp = useCallsForHelp(body);
  const isDirty = body.trim() !== '';
  useUnsaved('reply', isDirty);
  if (post.is_locked) return <p className={classes.state}>{t('posts.locked')}</p>;
  const send = () =>
    add.mutate(
      {
        body,
        parent_id: post.id,
        circle_id: null,
        content_note: '',
        entry_id: null,
        pseudonym: author.is === 'pseudonym' ? author.name : null,
      },
      {
        onSuccess({ state }) {
          setBody('');
          toasts.success(t(state === 'held' ? 'share.held' : 'posts.replied'));
        },
      },
    );
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty) send();
      }}
    >
      <TextArea
        label={t(post.asks === null ? 'posts.yourReply' : 'question.yourAnswer')}
        description={post.asks === 'answers_first' && !post.has_replies && t('question.firstNote')}
        value={body}
        onChange={setBody}
        maxLength={POST_LIMITS.body}
      />
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
      isOffered={post.circle_id === null || place.people >= LEAST_FOR_PSEUDONYM}
    />
  ) : null;
}
