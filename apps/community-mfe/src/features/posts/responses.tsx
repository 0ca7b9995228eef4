import { type Post, postResponses } from '@reflectory/contracts/community';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useAct, useFailureText } from '../../service/use-service.ts';
import classes from './posts.module.css';

/** Four quiet verbs; to its author how many said which, and to nobody else. */
export function Responses({ post }: { post: Post }) {
  const { t, i18n } = useTranslation('community');
  const { toasts } = usePlatform();
  const respond = useAct('respond-to-post');
  const failureText = useFailureText();
  if (post.is_mine) {
    const said = postResponses.flatMap((kind) => {
      const count = post.support?.[kind] ?? 0;
      return count > 0 ? [{ kind, count }] : [];
    });
    if (said.length === 0) return null;
    const total = said.reduce((sum, { count }) => sum + count, 0);
    const words = said.map(({ kind, count }) => t(`posts.support.${kind}`, { count }));
    return (
      <p className={classes.support}>
        {t('posts.supported', {
          count: total,
          what: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words),
        })}
      </p>
    );
  }
  return (
    <fieldset aria-label={t('posts.respond')} className={classes.responses}>
      {postResponses.map((kind) => {
        const isChosen = post.response === kind;
        return (
          <button
            key={kind}
            type="button"
            className={classes.response}
            aria-pressed={isChosen}
            onClick={() =>
              respond.mutate(
                { id: post.id, response: isChosen ? null : kind },
                { onError: (error) => toasts.error(failureText(error)) },
              )
            }
          >
            {t(`posts.responses.${kind}`)}
          </button>
        );
      })}
    </fieldset>
  );
}
