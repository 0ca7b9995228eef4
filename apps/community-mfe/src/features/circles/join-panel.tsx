import type { Circle } from '@reflectory/contracts/community';
import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAct, useFailureText } from '../../service/use-service.ts';
import { CircleSize } from './circle-size.tsx';
import classes from './circles.module.css';
import { useCoaches } from './use-coaches.ts';

/** In a sentence, who will see what of whoever joins. */
function useSeen(circle: Circle): string {
  const { t } = useTranslation('community');
  const coaches = useCoaches(circle);
  if (coaches === undefined) return t('circles.join.seen');
  return t(circle.are_members_shown ? 'circles.coach.seenNamed' : 'circles.coach.seen', { coaches });
}

/** What a circle is about and what holds in it, before somebody comes in. */
export function JoinPanel({ circle, token }: { circle: Circle; token?: string }) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const navigate = useNavigate();
  const join = useAct('join-circle');
  const leave = useAct('leave-circle');
  const failureText = useFailureText();
  const seen = useSeen(circle);
  const asks = token === undefined && circle.joining === 'request';
  const enter = () =>
    join.mutate(token === undefined ? { id: circle.id } : { token }, {
      onSuccess({ outcome }) {
        if (outcome === 'full' || outcome === 'gone') return toasts.error(t(`circles.join.${outcome}`));
        toasts.success(t(`circles.join.${outcome}`));
        void navigate(`/groups/${circle.id}`, { replace: true });
      },
    });
  return (
    <div className={classes.form}>
      {circle.about && (
        <p className={classes.about} dir="auto">
          {circle.about}
        </p>
      )}
      <p className={classes.quiet}>
        <CircleSize circle={circle} />
      </p>
      {circle.rules && (
        <section aria-label={t('circles.rules')}>
          <h2 className={classes.heading}>{t('circles.rules')}</h2>
          <p className={classes.words} dir="auto">
            {circle.rules}
          </p>
        </section>
      )}
      <p>{seen}</p>
      {join.isError && <p role="alert">{failureText(join.error)}</p>}
      <div>
        {circle.mine?.state === 'asked' && token === undefined ? (
          <>
            <p>{t('circles.join.asked')}</p>
            <Button
              isPending={leave.isPending}
              onPress={() => leave.mutate({ id: circle.id, keeps_posts: true })}
            >
              {t('circles.join.withdraw')}
            </Button>
          </>
        ) : (
          <Button variant="primary" isPending={join.isPending} onPress={enter}>
            {t(asks ? 'circles.join.ask' : 'circles.join.join')}
          </Button>
        )}
      </div>
    </div>
  );
}
