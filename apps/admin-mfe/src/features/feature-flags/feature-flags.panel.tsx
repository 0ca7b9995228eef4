import { Button, Switch, Table, type TableColumn } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/error-text.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { useChooseFeature } from './api/choose-feature.ts';
import { useFeatureChoices, type FeatureChoice } from './api/find-features.ts';
import classes from './feature-flags.module.css';

/** Which features are on here, and where this instance departs from the standard. */
export function FeatureFlagsPanel() {
  const { t } = useTranslation('admin');
  const { toasts } = usePlatform();
  const choose = useChooseFeature();
  const apply = async (feature: string, own: boolean | null) => {
    try {
      await choose.mutateAsync({ key: feature, own });
      const done = own === null ? 'resetDone' : own ? 'turnedOn' : 'turnedOff';
      toasts.success(t(`features.${done}`, { feature }));
    } catch (error) {
      toasts.error(errorText(error, t));
    }
  };
  const columns = useFeatureColumns((feature, own) => void apply(feature, own));
  return (
    <Loaded query={useFeatureChoices()}>
      {(features) => (
        <Table
          caption={t('features.caption')}
          isCaptionHidden
          columns={columns}
          rows={features}
          rowKey={(feature) => feature.key}
          empty={t('features.empty')}
        />
      )}
    </Loaded>
  );
}

type Apply = (feature: string, own: boolean | null) => void;

function useFeatureColumns(apply: Apply): TableColumn<FeatureChoice>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'feature',
      header: t('features.feature'),
      isRowHeader: true,
      render: ({ key, description }: FeatureChoice) => description || key,
    },
    {
      key: 'state',
      header: t('features.state'),
      render: ({ key, standard, own }: FeatureChoice) => (
        <Switch
          className={classes.switch}
          aria-label={t('features.toggle', { feature: key })}
          isSelected={own ?? standard}
          onChange={(isOn) => apply(key, isOn)}
        >
          {(own ?? standard) ? t('features.on') : t('features.off')}
        </Switch>
      ),
    },
    {
      key: 'standard',
      header: t('features.standard'),
      render: ({ key, standard, own }: FeatureChoice) =>
        own === null ? (
          t(standard ? 'features.on' : 'features.off')
        ) : (
          <Button
            variant="bare"
            size="small"
            aria-label={t('features.resetOf', { feature: key })}
            onPress={() => apply(key, null)}
          >
            {t('features.reset')}
          </Button>
        ),
    },
  ];
}
