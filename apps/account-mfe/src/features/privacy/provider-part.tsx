import { describeFailure } from '@reflectory/client';
import { Switch } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { SectionPart } from '../../shared/section.tsx';
import { type OwnProvider, useAgree, useDisclosures, useProvider } from './api/use-provider.ts';
import { DisclosureList } from './disclosure-list.tsx';
import classes from './provider-part.module.css';

/** Whether words may go to the provider of the instance, and what went there; nothing where there never was one. */
export function ProviderPart() {
  const { t } = useTranslation('settings');
  const { data } = useProvider();
  const disclosures = useDisclosures();
  const provider = data?.provider ?? null;
  const sent = disclosures.data?.pages.flat() ?? [];
  if (!provider && sent.length === 0) return null;
  return (
    <SectionPart title={t('provider.title')} lead={t(provider ? 'provider.lead' : 'provider.off')}>
      {data && provider && <ProviderChoice provider={provider} state={data} />}
      <DisclosureList
        disclosures={sent}
        isMore={disclosures.hasNextPage}
        isLoading={disclosures.isFetchingNextPage}
        onMore={() => void disclosures.fetchNextPage()}
      />
    </SectionPart>
  );
}

type ProviderChoiceProps = { provider: NonNullable<OwnProvider['provider']>; state: OwnProvider };

function ProviderChoice({ provider, state: { has_consent: hasConsent, used } }: ProviderChoiceProps) {
  const { t, i18n } = useTranslation(['settings', 'common']);
  const { isOnline } = usePlatform();
  const { mutate, isPending, variables, error } = useAgree(provider.host);
  const numbers = new Intl.NumberFormat(i18n.language);
  const tasks = new Intl.ListFormat(i18n.language).format(
    provider.tasks.map((task) => t(`provider.tasks.${task}`)),
  );
  return (
    <>
      <Switch
        isSelected={isPending ? variables : hasConsent}
        isDisabled={isPending || !isOnline}
        description={isOnline ? t('provider.detail', { tasks }) : t('offline.needed')}
        onChange={(isAgreed) => mutate(isAgreed)}
      >
        {t('provider.switch', { host: provider.host })}
      </Switch>
      <p className={classes.use}>
        {t('provider.used', {
          calls: numbers.format(used.calls),
          mostCalls: numbers.format(provider.person_calls),
          tokens: numbers.format(used.tokens),
          mostTokens: numbers.format(provider.person_tokens),
        })}
      </p>
      {error && (
        <p role="alert" className={classes.problem}>
          {describeFailure(error, t, 'problems')}
        </p>
      )}
    </>
  );
}
