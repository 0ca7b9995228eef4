import type { FunctionOutput } from '@reflectory/contracts/functions';
import { FunctionCallError } from '@reflectory/client';
import { Button } from '@reflectory/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { useReport } from '../../shared/use-report.ts';
import { useProviderSettings, useSaveProvider } from './api/provider-settings.ts';
import { ConnectionTest } from './components/connection-test.tsx';
import { ProviderFields } from './components/provider-fields.tsx';
import { draftOf, problemsOf, type ProviderProblems, settingsOf } from './model/provider-draft.ts';
import classes from './providers.module.css';

/** Who may be asked outside of this service, for what and how much; nothing of what is sent there. */
export function ProvidersPanel() {
  const { t } = useTranslation('admin');
  return (
    <div className={classes.panel}>
      <p className={classes.lead}>{t('providers.lead')}</p>
      <Loaded query={useProviderSettings()}>
        {(state) =>
          state.is_possible ? <ProviderEditor state={state} /> : <p>{t('providers.impossible')}</p>
        }
      </Loaded>
    </div>
  );
}

const isBadAddress = (error: unknown) =>
  error instanceof FunctionCallError && error.fields?.['base_url'] !== undefined;

function ProviderEditor({ state: { saved, used } }: { state: FunctionOutput<'get-provider-settings'> }) {
  const { t, i18n } = useTranslation('admin');
  const report = useReport();
  const { mutateAsync, isPending } = useSaveProvider();
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [problems, setProblems] = useState<ProviderProblems>({});
  const numbers = new Intl.NumberFormat(i18n.language);
  const save = () =>
    mutateAsync(settingsOf(draft)).catch((error: unknown) => {
      if (isBadAddress(error)) setProblems({ baseUrl: 'outcomes.not_allowed' });
      throw error;
    });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length > 0 || isPending) return;
    // What was typed stays where it was not saved; a key that was is not shown again.
    if (await report(save, t('providers.saved'), isBadAddress)) setDraft({ ...draft, key: '' });
  };
  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <ProviderFields draft={draft} saved={saved} problems={problems} onChange={setDraft} />
      <ConnectionTest draft={draft} />
      <div className={classes.actions}>
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('saving')}>
          {t('save')}
        </Button>
        <p className={classes.help}>
          {t('providers.used', { calls: numbers.format(used.calls), tokens: numbers.format(used.tokens) })}
        </p>
      </div>
    </form>
  );
}
