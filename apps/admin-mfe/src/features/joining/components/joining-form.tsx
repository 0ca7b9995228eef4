import { type Joining, type JoiningRule, joiningRuleSchema } from '@reflectory/contracts/members';
import { Button, RadioGroup, TextArea } from '@reflectory/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReport } from '../../../shared/use-report.ts';
import { useSetJoining } from '../api/joining.ts';
import { readDomains } from '../model/read-domains.ts';
import classes from '../joining.module.css';

/** Says who may join without an invitation. */
export function JoiningForm({ joining }: { joining: Joining }) {
  const { t } = useTranslation('admin');
  const report = useReport();
  const [rule, setRule] = useState<JoiningRule>(joining.rule);
  const [text, setText] = useState(joining.domains.join('\n'));
  const [wasTried, setWasTried] = useState(false);
  const set = useSetJoining();
  const { domains, wrong } = readDomains(text);
  const problem =
    wrong.length > 0
      ? t('joining.wrongDomains', { domains: wrong.join(', ') })
      : rule === 'domains' && domains.length === 0
        ? t('joining.noDomain')
        : undefined;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (rule === 'domains' && problem) return;
    await report(() => set.mutateAsync({ rule, domains }), t('joining.saved'));
  };
  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <RadioGroup<JoiningRule>
        label={t('joining.who')}
        value={rule}
        onChange={setRule}
        options={joiningRuleSchema.options.map((value) => ({
          value,
          label: t(`joining.rules.${value}`),
          description: t(`joining.rules.${value}Help`),
        }))}
      />
      {rule === 'domains' && (
        <TextArea
          label={t('joining.domains')}
          description={t('joining.domainsHelp')}
          value={text}
          onChange={setText}
          rows={3}
          errorMessage={wasTried ? problem : undefined}
        />
      )}
      <Button type="submit" variant="primary" isPending={set.isPending} pendingLabel={t('saving')}>
        {t('save')}
      </Button>
    </form>
  );
}
