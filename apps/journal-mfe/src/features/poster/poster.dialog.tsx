import type { ArtworkPoster } from '@reflectory/contracts/journal';
import { Button, Dialog, ErrorState, Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { usePosterSubject } from './api/use-poster-subject.ts';
import { PosterForm } from './poster-form.tsx';

export type PosterDialogProps = { of: ArtworkPoster; onClose: () => void };

/** A drawing as a poster, to be printed or kept as a file. */
export function PosterDialog({ of, onClose }: PosterDialogProps) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const { data, error, isPending, refetch } = usePosterSubject(of);
  return (
    <Dialog
      isOpen
      size="large"
      title={t('poster.title')}
      description={t('poster.lead')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {isPending && <Skeleton shape="block" label={t('loading')} />}
      {error && !data && (
        <ErrorState
          title={t('poster.failed')}
          action={<Button onPress={() => void refetch()}>{t('errors.retry')}</Button>}
        >
          {failureMessage(error)}
        </ErrorState>
      )}
      {data === null && <p>{t('poster.gone')}</p>}
      {data && <PosterForm subject={data} />}
    </Dialog>
  );
}
