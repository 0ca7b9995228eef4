import { describeFailure } from '@reflectory/client';
import { Button, ShelfList } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { FrameworkItem } from './framework-item.tsx';
import classes from './recommendation.module.css';
import { useRecommendation, useWantRecommendation } from '../api/use-recommendation.ts';

/** One framework by what the person wrote about, with the reason; one press ends it, and one begins it again. */
export function Recommendation() {
  const { t } = useTranslation(['library', 'common']);
  const { toasts } = usePlatform();
  const { data } = useRecommendation();
  const want = useWantRecommendation();
  if (!data || (data.isWanted && !data.recommendation)) return null;
  const handlePress = () =>
    want.mutate(!data.isWanted, {
      onError: (error) => toasts.error(t('notKept', { reason: describeFailure(error, t, 'problems') })),
    });
  return (
    <section aria-labelledby="recommended" className={classes.recommendation}>
      <h2 id="recommended" className={classes.heading}>
        {t('recommended.title')}
      </h2>
      {data.recommendation && (
        <ShelfList>
          <FrameworkItem framework={data.recommendation.framework} />
        </ShelfList>
      )}
      <div className={classes.reason}>
        <span>
          {data.recommendation
            ? t('recommended.because', {
                count: data.recommendation.entries,
                area: t(`recommended.areas.${data.recommendation.area}`),
              })
            : t('recommended.off')}
        </span>
        <Button
          size="small"
          variant="bare"
          isPending={want.isPending}
          pendingLabel={t('common:loading')}
          onPress={handlePress}
        >
          {t(data.isWanted ? 'recommended.end' : 'recommended.begin')}
        </Button>
      </div>
    </section>
  );
}
