import { Button, Switch, Table, type TableColumn } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { useReport } from '../../shared/use-report.ts';
import { useChooseFeature } from './api/choose-feature.ts';
import { useFeatureChoices, type FeatureChoice } from './api/find-features.ts';
import classes from './feature-flags.module.css';

/** Which features are on here, and where this instance departs from the standard. */
export function FeatureFlagsPanel() {
  const { t } = useTranslation('admin');
  const report = useReport();
  const choose = useChooseFeature();
  const nameOf = useFeatureName();
  const apply = async (feature: FeatureChoice, own: boolean | null) => {
    const done = own === null ? 'resetDone' : own ? 'turnedOn' : 'turnedOff';
    await report(
      () => choose.mutateAsync({ key: feature.key, own }),
      t(`features.${done}`, { feature: nameOf(feature) }),
    );
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

type Apply = (feature: FeatureChoice, own: boolean | null) => void;

/** Features of the product have names in every language; another has what its maker wrote. */
function useFeatureName() {
  const { t } = useTranslation('admin');
  return ({ key, description }: Pick<FeatureChoice, 'key' | 'description'>) =>
    t(`features.names.${key}`, { defaultValue: description || key });
}

function useFeatureColumns(apply: Apply): TableColumn<FeatureChoice>[] {
  const { t } = useTranslation('admin');
  const nameOf = useFeatureName();
  return [
    {
      key: 'feature',
      header: t('features.feature'),
      isRowHeader: true,
      render: nameOf,
    },
    {
      key: 'state',
      header: t('features.state'),
      render: (feature: FeatureChoice) => (
        <Switch
          className={classes.switch}
          aria-label={t('features.toggle', { feature: nameOf(feature) })}
          isSelected={feature.own ?? feature.standard}
          onChange={(isOn) => apply(feature, isOn)}
        >
          {(feature.own ?? feature.standard) ? t('features.on') : t('features.off')}
        </Switch>
      ),
    },
    {
      key: 'standard',
      header: t('features.standard'),
      render: (feature: FeatureChoice) =>
        feature.own === null ? (
          t(feature.standard ? 'features.on' : 'features.off')
        ) : (
          <Button
            variant="bare"
            size="small"
            aria-label={t('features.resetOf', { feature: nameOf(feature) })}
            onPress={() => apply(feature, null)}
          >
            {t('features.reset')}
          </Button>
        ),
    },
  ];
}
