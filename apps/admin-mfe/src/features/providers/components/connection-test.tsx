import type { FunctionOutput } from '@reflectory/contracts/functions';
import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useReport } from '../../../shared/use-report.ts';
import { useTestProvider } from '../api/provider-settings.ts';
import { isAddress, type ProviderDraft, settingsOf } from '../model/provider-draft.ts';
import classes from '../providers.module.css';

const MOST_SHOWN = 20;

/** Models of the form that the provider does not list. */
function missingOf({ models: wanted }: ProviderDraft, { outcome, models }: FunctionOutput<'test-provider'>) {
  const named = Object.values(wanted).map((model) => model.trim());
  return outcome === 'answered'
    ? [...new Set(named)].filter((model) => model !== '' && !models.includes(model))
    : [];
}

/** Whether somebody answers at the address, with this key, and has these models. */
export function ConnectionTest({ draft }: { draft: ProviderDraft }) {
  const { t, i18n } = useTranslation('admin');
  const report = useReport();
  const { mutateAsync, isPending, data } = useTestProvider();
  const list = (models: readonly string[]) =>
    new Intl.ListFormat(i18n.language).format(models.slice(0, MOST_SHOWN));
  const { base_url: baseUrl, key } = settingsOf(draft);
  const missing = data ? missingOf(draft, data) : [];
  return (
    <div className={classes.test}>
      <Button
        isPending={isPending}
        pendingLabel={t('providers.testing')}
        disabledReason={isAddress(draft.baseUrl) ? undefined : t('providers.addressFirst')}
        onPress={() => void report(() => mutateAsync({ base_url: baseUrl, ...(key && { key }) }), null)}
      >
        {t('providers.test')}
      </Button>
      <output>
        {data && !isPending && t(`providers.outcomes.${data.outcome}`)}
        {data &&
          !isPending &&
          data.models.length > 0 &&
          ` ${t('providers.has', { models: list(data.models) })}`}
        {!isPending && missing.length > 0 && ` ${t('providers.lacks', { models: list(missing) })}`}
      </output>
    </div>
  );
}
