import { callFunction } from '@reflectory/client';
import type { Post } from '@reflectory/contracts/community';
import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AsOf } from '../../service/kept/as-of.tsx';
import { keptAt } from '../../service/kept/read-or-find.ts';
import { useKept } from '../../service/kept/use-kept.ts';
import { Loaded } from '../../service/loaded.tsx';
import { useScopeKey } from '../../service/use-service.ts';
import { NewsLine } from './news/news-line.tsx';
import { type Place, useNewPosts } from './news/use-new-posts.ts';
import { PostCard } from './post-card.tsx';
import classes from './posts.module.css';

/** Posts of a place by the page: whoever wants earlier ones asks for them, and the list has an end. */
function usePosts(place: Place) {
  const { client } = usePlatform();
  const readOrFind = useKept();
  return useInfiniteQuery({
    queryKey: [...useScopeKey(), 'list-posts', place],
    queryFn({ pageParam }) {
      if (pageParam) return callFunction(client, 'list-posts', { place, before: pageParam });
      return readOrFind('list-posts', { place }, () => callFunction(client, 'list-posts', { place }));
    },
    structuralSharing: false,
    initialPageParam: null as Pick<Post, 'shown_at' | 'id'> | null,
    getNextPageParam({ posts, hasMore }) {
      const last = posts.at(-1);
      return hasMore && last ? { shown_at: last.shown_at, id: last.id } : undefined;
    },
    refetchOnMount: 'always',
    gcTime: 0,
  });
}

export type PostListProps = { place: Place; empty: ReactNode };

/** What was shared in a place, the newest first. */
export function PostList({ place, empty }: PostListProps) {
  const { t } = useTranslation('community');
  const posts = usePosts(place);
  const found = useNewPosts(place);
  const top = useRef<HTMLDivElement>(null);
  const showNew = async () => {
    await posts.refetch();
    top.current?.scrollIntoView({ block: 'nearest' });
    top.current?.focus({ preventScroll: true });
  };
  return (
    <Loaded answer={posts}>
      {({ pages }) => {
        const shown = pages.flatMap((page) => page.posts);
        const isKept = keptAt(pages[0]) !== undefined;
        const isNew = (id: string) => !shown.some((post) => post.id === id);
        return (
          <div ref={top} tabIndex={-1} className={classes.posts}>
            <AsOf data={pages[0]} />
            <NewsLine isThere={found.some(isNew)} label={t('posts.news')} onPress={() => void showNew()} />
            {shown.length === 0 ? empty : <Posts posts={shown} />}
            {shown.length > 0 && !posts.hasNextPage && !isKept && (
              <p className={classes.end}>{t('posts.end')}</p>
            )}
            {posts.hasNextPage && !isKept && (
              <Button isPending={posts.isFetchingNextPage} onPress={() => void posts.fetchNextPage()}>
                {t('posts.earlier')}
              </Button>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

function Posts({ posts }: { posts: readonly Post[] }) {
  return (
    <ul className={classes.list}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
