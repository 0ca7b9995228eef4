import { builtInLanguage } from '@reflectory/contracts/languages';
import { Button } from '@reflectory/design-system';
import { fitDraft } from '@reflectory/domain/mindmaps';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/use-failure-text.ts';
import { useScope } from '../../../shared/use-scope.ts';
import { useCreateMap } from '../api/use-create-map.ts';

/** Makes a map of the themes of a month such as `2026-03`, and opens it. */
export function MapOfMonth({ month }: { month: string }) {
  const { t, i18n } = useTranslation('plan');
  const { toasts } = usePlatform();
  const scope = useScope();
  const createMap = useCreateMap();
  const failureText = useFailureText();
  const make = useMutation({
    networkMode: 'always',
    async mutationFn() {
      const { monthSource } = await import('./month.source.ts');
      const draft = await monthSource.draftOf(scope, month, { t, language: builtInLanguage(i18n.language) });
      if (!draft) return toasts.info(t('mindmaps.sources.nothing'));
      fitDraft(draft);
      return createMap(draft);
    },
    onError: (error) => toasts.error(failureText(error)),
  });
  return (
    <Button
      icon="map"
      isPending={make.isPending}
      pendingLabel={t('mindmaps.sources.making')}
      onPress={() => make.mutate()}
    >
      {t('mindmaps.sources.ofReview')}
    </Button>
  );
}
