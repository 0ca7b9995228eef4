import type { OwnPost } from '@reflectory/contracts/community';
import { Button, ButtonLink, EmptyState } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../service/loaded.tsx';
import { useAct, useAsk, useFailureText } from '../../service/use-service.ts';
import classes from './posts.module.css';

/** Takes one's own post back wherever it is. */
export function TakeBackButton({ id }: { id: string }) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const takeBack = useAct('take-back-post');
  const failureText = useFailureText();
  return (
    <Button
      size="small"
      isPending={takeBack.isPending}
      onPress={() =>
        takeBack.mutate(
          { id },
          {
            onSuccess: () => toasts.success(t('posts.takenBack')),
            onError: (error) => toasts.error(failureText(error)),
          },
        )
      }
    >
      {t('posts.takeBack')}
    </Button>
  );
}

/** Everything that somebody shared, in whatever state, also in places that they left. */
export function OwnPosts() {
  const { t } = useTranslation('community');
  const answer = useAsk('list-own-posts', {});
  return (
    <Loaded answer={answer}>
      {({ posts }) =>
        posts.length === 0 ? (
          <EmptyState
            title={t('own.empty')}
            action={<ButtonLink href="/groups">{t('circles.all')}</ButtonLink>}
          >
            {t('own.emptyText')}
          </EmptyState>
        ) : (
          <ul className={classes.list}>
            {posts.map((post: OwnPost) => (
              <li key={post.id} className={classes.post}>
                <p className={classes.where}>
                  <bdi>{post.author}</bdi> · <bdi>{post.place}</bdi>
                  {post.state !== 'visible' &&
                    ` · ${t(post.held_for === 'words' ? 'posts.states.heldForWords' : `posts.states.${post.state}`)}`}
                </p>
                <div className={classes.words} dir="auto">
                  {post.body}
                </div>
                <div>
                  <TakeBackButton id={post.id} />
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
