import type { Post } from '@reflectory/contracts/community';
import { Button } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PostCard } from './post-card.tsx';
import { ReplyForm } from './reply-form.tsx';

export type ThreadReplyProps = { post: Post; reply: Post };

/** A reply beneath its post; below their own words a coach answers each person alone. */
export function ThreadReply({ post, reply }: ThreadReplyProps) {
  const { t } = useTranslation('community');
  const [isOpen, setOpen] = useState(false);
  const mayAnswer =
    post.reach === 'everybody' && reply.reach === 'coach' && !reply.is_mine && !post.is_locked;
  return (
    <>
      <PostCard post={reply} />
      {mayAnswer && !isOpen && (
        <div>
          <Button size="small" onPress={() => setOpen(true)}>
            {t('posts.answerOne', { name: reply.author })}
          </Button>
        </div>
      )}
      {mayAnswer && isOpen && <ReplyForm post={reply} onSent={() => setOpen(false)} />}
    </>
  );
}
