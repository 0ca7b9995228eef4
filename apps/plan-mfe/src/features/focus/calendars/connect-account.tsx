import { Button, Checkbox, PasswordField, TextField } from '@reflectory/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/use-failure-text.ts';
import { type Access, type Found, useChangeAccounts } from './use-accounts.ts';
import { isAddress, withScheme } from './use-calendars.ts';
import own from './calendars.module.css';

const nothing: Access = { address: '', user_name: '', password: '' };

/** Asks for an account, then which of its calendars are read. */
export function ConnectAccount({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['plan', 'common']);
  const failureText = useFailureText();
  const { find, connect } = useChangeAccounts();
  const [access, setAccess] = useState(nothing);
  const { calendars = [], failure = null } = find.data ?? {};
  const error = find.error ?? connect.error;
  const said =
    error !== null
      ? failureText(error)
      : failure !== null
        ? t(`focus.calendars.accounts.failures.${failure}`)
        : find.isSuccess && calendars.length === 0
          ? t('focus.calendars.accounts.none')
          : '';
  return (
    <>
      {calendars.length > 0 ? (
        <ChooseCalendars
          calendars={calendars}
          isBusy={connect.isPending}
          onChoose={(chosen) => connect.mutate({ ...access, calendars: chosen }, { onSuccess: onDone })}
        />
      ) : (
        <AccessForm
          access={access}
          isBusy={find.isPending}
          onChange={setAccess}
          onFind={() => find.mutate(access)}
        />
      )}
      <p role="alert" className={own.said}>
        {said}
      </p>
    </>
  );
}

type AccessFormProps = {
  access: Access;
  isBusy: boolean;
  onChange: (access: Access) => void;
  onFind: () => void;
};

function AccessForm({ access, isBusy, onChange, onFind }: AccessFormProps) {
  const { t } = useTranslation('plan');
  const [isAsked, setAsked] = useState(false);
  const { address, user_name: name, password } = access;
  const isWhole = isAddress(withScheme(address)) && name.trim() !== '' && password !== '';
  const missing = (is: boolean) => (isAsked && is ? t('focus.calendars.accounts.missing') : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isWhole && !isBusy) onFind();
  };
  return (
    <form noValidate className={own.form} onSubmit={submit}>
      <TextField
        label={t('focus.calendars.accounts.server')}
        description={t('focus.calendars.accounts.serverText')}
        errorMessage={
          isAsked && !isAddress(withScheme(address)) ? t('focus.calendars.accounts.noServer') : undefined
        }
        type="url"
        dir="ltr"
        value={address}
        maxLength={2000}
        onChange={(typed) => onChange({ ...access, address: typed })}
      />
      <TextField
        label={t('focus.calendars.accounts.user')}
        errorMessage={missing(name.trim() === '')}
        dir="ltr"
        autoComplete="off"
        value={name}
        maxLength={200}
        onChange={(typed) => onChange({ ...access, user_name: typed })}
      />
      <PasswordField
        label={t('focus.calendars.accounts.password')}
        description={t('focus.calendars.accounts.passwordText')}
        errorMessage={missing(password === '')}
        autoComplete="off"
        value={password}
        maxLength={500}
        onChange={(typed) => onChange({ ...access, password: typed })}
      />
      <div>
        <Button type="submit" variant="primary" isPending={isBusy}>
          {t('focus.calendars.accounts.find')}
        </Button>
      </div>
    </form>
  );
}

type ChooseCalendarsProps = {
  calendars: Found;
  isBusy: boolean;
  onChoose: (chosen: Found) => void;
};

function ChooseCalendars({ calendars, isBusy, onChoose }: ChooseCalendarsProps) {
  const { t } = useTranslation('plan');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(calendars.slice(0, 1).map(({ address }) => address)),
  );
  const choose = (address: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(address);
    else next.delete(address);
    setChosen(next);
  };
  return (
    <fieldset className={own.choice}>
      <legend>{t('focus.calendars.accounts.which')}</legend>
      {calendars.map(({ address, name }) => (
        <Checkbox
          key={address}
          isSelected={chosen.has(address)}
          onChange={(isChosen) => choose(address, isChosen)}
        >
          <bdi>{name}</bdi>
        </Checkbox>
      ))}
      <div>
        <Button
          variant="primary"
          isPending={isBusy}
          isDisabled={chosen.size === 0}
          onPress={() => onChoose(calendars.filter(({ address }) => chosen.has(address)))}
        >
          {t('focus.calendars.accounts.connect')}
        </Button>
      </div>
    </fieldset>
  );
}
