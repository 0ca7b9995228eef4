import { describeFailure } from '@reflectory/client';
import type { Review } from '@reflectory/contracts/reviews';
import { Button, ConfirmDialog } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { dayOf } from '../../../shared/days.ts';
import { periodName } from '../../../shared/period-name.ts';
import { useWording } from '../../../shared/use-wording.ts';
import { useAskAnew } from '../api/use-reviews.ts';

/** Has a review made of the entries as they are now, and says what that takes the place of. */
export function MakeAnew({ review }: { review: Review }) {
  const { t, language, number, day } = useWording();
  const { isOnline } = usePlatform();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error, reset } = useAskAnew(review.id);
  const close = () => {
    setAsked(false);
    reset();
  };
  return (
    <>
      <Button
        onPress={() => setAsked(true)}
        disabledReason={
          review.is_asked_anew ? t('reviews.anew.waits') : isOnline ? undefined : t('ask.offline')
        }
      >
        {t('reviews.anew.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t('reviews.anew.title', {
          name: periodName(review.kind, review.first_day, review.last_day, language),
        })}
        confirmLabel={t('reviews.anew.confirm')}
        cancelLabel={t('reviews.anew.cancel')}
        isPending={isPending}
        errorMessage={error ? describeFailure(error, t, 'problems') : undefined}
        onConfirm={() => mutate(undefined, { onSuccess: close })}
      >
        {t('reviews.anew.text', {
          day: day(dayOf(new Date(review.made_at))),
          entries: number(review.facts.entries),
        })}
      </ConfirmDialog>
    </>
  );
}
