import type { Sentence } from '@reflectory/contracts/journal';
import { Button, Dialog, ErrorState, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useKeepLinks } from '../api/use-links.ts';
import type { GrownKind, Made } from '../grown-kind.ts';
import classes from './make.module.css';

export type MakeDialogProps = { kind: GrownKind; sentence: Sentence; onClose: () => void };

/** Makes something of a sentence. */
export function MakeDialog({ kind, sentence, onClose }: MakeDialogProps) {
  const { t } = useTranslation(['plan', 'common']);
  const { toasts } = usePlatform();
  const keepLinks = useKeepLinks();
  const loaded = useQuery({
    queryKey: ['plan', 'kind', kind.id],
    staleTime: Infinity,
    queryFn: async () => (await kind.load()).fromSentence,
  });
  const handleMade = (target: Made) => {
    keepLinks([{ ...sentence, target }]);
    toasts.success(t(`fromSentence.kinds.${kind.id}.made`));
    onClose();
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`fromSentence.kinds.${kind.id}.make`)}
    >
      <blockquote className={classes.quote} dir="auto">
        {sentence.quote}
      </blockquote>
      {loaded.isPending && <Skeleton lines={3} label={t('common:loading')} />}
      {loaded.isError && (
        <ErrorState
          title={t('failed')}
          action={<Button onPress={() => void loaded.refetch()}>{t('common:retry')}</Button>}
        />
      )}
      {loaded.data && <loaded.data.Form sentence={sentence} onMade={handleMade} onCancel={onClose} />}
    </Dialog>
  );
}
