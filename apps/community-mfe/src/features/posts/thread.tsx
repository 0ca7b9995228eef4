import { callFunction, failureCode } from '@reflectory/client';
import type { Post } from '@reflectory/contracts/community';
import { PageHeader } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Loaded } from '../../service/loaded.tsx';
import { useAsk } from '../../service/use-service.ts';
import { NewsLine } from './news/news-line.tsx';
import { useNews } from './news/use-news.ts';
import { PostCard } from './post-card.tsx';
import classes from './posts.module.css';
import { ReplyForm } from './reply-form.tsx';
import { ThreadReply } from './thread-reply.tsx';

/** Ids of the replies to a post as they were last seen to be there, whether they are shown or not. */
function useNewReplies(id: string, post: Post | undefined): readonly string[] {
  const { client, boot } = usePlatform();
  const [found, setFound] = useState<readonly string[]>([]);
  const look = async () => {
    const answer = await callFunction(client, 'get-post', { id }).catch(() => null);
    if (answer) setFound(answer.replies.map((reply) => reply.id));
  };
  useNews(post ? [post.circle_id ?? boot.instance.id] : [], 'reply', () => void look());
  return found;
}

export type ThreadProps = { id: string; gone: ReactNode };

/** A post with what was replied to it. */
export function Thread({ id, gone }: ThreadProps) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const answer = useAsk('get-post', { id });
  const found = useNewReplies(id, answer.data?.post);
  if (answer.isError && failureCode(answer.error) !== 'unreachable') return gone;
  return (
    <Loaded answer={answer}>
      {({ post, replies }) => {
        const home = post.circle_id === null ? '/global-feed' : `/groups/${post.circle_id}`;
        const isNew = (reply: string) => !replies.some((shown) => shown.id === reply);
        return (
          <>
            <PageHeader
              title={t('posts.title')}
              back={{ href: home, label: post.circle_id === null ? t('feed.title') : post.place }}
            />
            <NewsLine
              isThere={found.some(isNew)}
              label={t('posts.newReplies')}
              onPress={() => void answer.refetch()}
            />
            <PostCard post={post} isAlone onGone={() => void navigate(home)} />
            <section aria-label={t('posts.replies')} className={classes.replies}>
              {replies.map((reply) => (
                <ThreadReply key={reply.id} post={post} reply={reply} />
              ))}
              {post.state === 'visible' && <ReplyForm post={post} />}
            </section>
          </>
        );
      }}
    </Loaded>
  );
}
