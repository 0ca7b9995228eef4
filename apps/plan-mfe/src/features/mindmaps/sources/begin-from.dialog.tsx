import { Button, Dialog, ErrorState, Select, Skeleton } from '@reflectory/design-system';
import { builtInLanguage } from '@reflectory/contracts/languages';
import type {} from '@reflectory/contracts/overview';
import { fitDraft, type MapDraft } from '@reflectory/domain/mindmaps';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScope } from '../../../shared/use-scope.ts';
import { useFailureText } from '../../../shared/use-failure-text.ts';
import { boardSource } from './board.source.ts';
import { frameworkSource } from './framework.source.ts';
import type { MapSource } from './map-source.ts';
import { monthSource } from './month.source.ts';

export type BeginFromDialogProps = {
  sourceId: MapSource['id'];
  onMade(draft: MapDraft): Promise<void>;
  onClose(): void;
};

const sources: Readonly<Record<MapSource['id'], MapSource>> = {
  month: monthSource,
  framework: frameworkSource,
  board: boardSource,
};

/** What can be chosen of a source, and making a map of one. */
function useSource({ sourceId, onMade, onClose }: BeginFromDialogProps) {
  const { t, i18n } = useTranslation('plan');
  const scope = useScope();
  const { toasts } = usePlatform();
  const source = sources[sourceId];
  const language = builtInLanguage(i18n.language);
  const words = { t, language };
  const options = useQuery({
    queryKey: [...scope.key, 'map-source', sourceId, language],
    queryFn: () => source.options(scope, words),
  });
  const make = useMutation({
    async mutationFn(of: string) {
      const draft = await source.draftOf(scope, of, words);
      if (!draft) return false;
      const { nodes } = fitDraft(draft);
      await onMade(draft);
      if (nodes > 0) toasts.info(t('mindmaps.sources.left', { count: nodes }));
      return true;
    },
    onSuccess: (isMade) => isMade && onClose(),
  });
  return { options, make };
}

/** Makes a map of something that there is already: which one is asked. */
export default function BeginFromDialog(props: BeginFromDialogProps) {
  const { sourceId, onClose } = props;
  const { t } = useTranslation(['plan', 'common']);
  const failureText = useFailureText();
  const { options, make } = useSource(props);
  const [chosen, setChosen] = useState<string | null>(null);
  const value = chosen ?? options.data?.[0]?.value ?? null;
  return (
    <Dialog
      isOpen
      size="small"
      title={t(`mindmaps.sources.${sourceId}.title`)}
      description={t(`mindmaps.sources.${sourceId}.text`)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          {value !== null && (
            <Button
              variant="primary"
              isPending={make.isPending}
              pendingLabel={t('mindmaps.sources.making')}
              onPress={() => make.mutate(value)}
            >
              {t('mindmaps.sources.make')}
            </Button>
          )}
        </>
      }
    >
      <Choices sourceId={sourceId} options={options} value={value} onChoose={setChosen} />
      <output>
        {make.isError && failureText(make.error)}
        {make.data === false && t('mindmaps.sources.nothing')}
      </output>
    </Dialog>
  );
}

type ChoicesProps = {
  sourceId: MapSource['id'];
  options: ReturnType<typeof useSource>['options'];
  value: string | null;
  onChoose(value: string): void;
};

function Choices({ sourceId, options, value, onChoose }: ChoicesProps) {
  const { t } = useTranslation(['plan', 'common']);
  const failureText = useFailureText();
  if (options.isPending) return <Skeleton lines={2} label={t('common:loading')} />;
  if (options.isError)
    return (
      <ErrorState
        title={t('mindmaps.sources.failed')}
        action={<Button onPress={() => void options.refetch()}>{t('common:retry')}</Button>}
      >
        {failureText(options.error)}
      </ErrorState>
    );
  if (value === null) return <p>{t(`mindmaps.sources.${sourceId}.none`)}</p>;
  return (
    <Select
      label={t(`mindmaps.sources.${sourceId}.which`)}
      options={options.data}
      value={value}
      onChange={onChoose}
    />
  );
}
