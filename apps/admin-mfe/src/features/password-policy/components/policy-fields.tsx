import { CHARACTER_GROUPS, PASSWORD_MAX_LENGTH } from '@reflectory/contracts/auth';
import { Checkbox, TextField } from '@reflectory/design-system';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { type LengthProblem, type PolicyDraft, withGroup } from '../model/policy-draft.ts';
import classes from '../password-policy.module.css';

type PolicyFieldsProps = {
  draft: PolicyDraft;
  problem: LengthProblem | undefined;
  /** Characters that the service demands of all. */
  serviceMinLength: number;
  onChange: (draft: PolicyDraft) => void;
  onLengthLeft: () => void;
  lengthRef: Ref<HTMLInputElement>;
};

/** Length, kinds of characters, and whether what everybody tries first is refused. */
export function PolicyFields(props: PolicyFieldsProps) {
  const { draft, problem, serviceMinLength, onChange, onLengthLeft, lengthRef } = props;
  const { t } = useTranslation('admin');
  const range = { min: serviceMinLength, max: PASSWORD_MAX_LENGTH };
  return (
    <>
      <TextField
        className={classes.length}
        label={t('passwords.minLength')}
        description={t('passwords.minLengthHelp', range)}
        value={draft.minLength}
        onChange={(minLength) => onChange({ ...draft, minLength })}
        onBlur={onLengthLeft}
        inputRef={lengthRef}
        inputMode="numeric"
        autoComplete="off"
        errorMessage={problem && t(`passwords.problems.${problem}`, range)}
      />
      <fieldset className={classes.groups}>
        <legend>{t('passwords.characters')}</legend>
        {CHARACTER_GROUPS.map((group) => (
          <Checkbox
            key={group}
            isSelected={draft.characters.includes(group)}
            onChange={(isDemanded) => onChange(withGroup(draft, group, isDemanded))}
          >
            {t(`passwords.groups.${group}`)}
          </Checkbox>
        ))}
      </fieldset>
      <Checkbox
        description={t('passwords.refusesCommonHelp')}
        isSelected={draft.refusesCommon}
        onChange={(refusesCommon) => onChange({ ...draft, refusesCommon })}
      >
        {t('passwords.refusesCommon')}
      </Checkbox>
      <Checkbox
        description={t('passwords.changeNeedsProofHelp')}
        isSelected={draft.changeNeedsProof}
        onChange={(changeNeedsProof) => onChange({ ...draft, changeNeedsProof })}
      >
        {t('passwords.changeNeedsProof')}
      </Checkbox>
    </>
  );
}
