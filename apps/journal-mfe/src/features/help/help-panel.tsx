import { Select } from '@reflectory/design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpContact } from './api/use-help-contacts.ts';
import { HelpContactItem } from './components/help-contact.tsx';
import { ownCountry } from './model/own-country.ts';
import classes from './help-panel.module.css';

export type HelpPanelProps = {
  contacts: readonly HelpContact[];
  /** Also says that no insight is shown of the entry. */
  isInsightWithheld?: boolean;
  /** Somebody is worried about another: nothing is said about their own words. */
  isForAnother?: boolean | undefined;
};

/** Beside words of suicide: that one is not alone with it, and who is there. Seen by the writer alone. */
export function HelpPanel({ contacts, isInsightWithheld = false, isForAnother = false }: HelpPanelProps) {
  const { t, i18n } = useTranslation('journal');
  const headingId = useId();
  const countries = [...new Set(contacts.map((contact) => contact.country_code))];
  const [chosen, setChosen] = useState<string | null>(null);
  const country = chosen ?? ownCountry(countries, navigator.languages);
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const shown = contacts.filter((contact) => contact.country_code === country);
  // Somebody who is worried needs no heading over nothing.
  if (isForAnother && countries.length < 2 && shown.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={classes.panel}>
      <h2 id={headingId} className={classes.title}>
        {t(isForAnother ? 'help.whoHelps' : 'help.title')}
      </h2>
      {!isForAnother && <p>{t('help.text')}</p>}
      {countries.length > 1 && (
        <Select
          label={t('help.country')}
          value={country}
          onChange={setChosen}
          placeholder={t('help.chooseCountry')}
          options={countries.map((code) => ({ value: code, label: names.of(code) ?? code }))}
        />
      )}
      {shown.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets Safari forgets that it is a list
        <ul role="list" className={classes.contacts}>
          {shown.map((contact) => (
            <HelpContactItem key={contact.id} contact={contact} />
          ))}
        </ul>
      )}
      {!isForAnother && (
        <>
          <p>{t('help.emergency')}</p>
          <p className={classes.quiet}>
            {isInsightWithheld && `${t('help.withheld')} `}
            {t('help.private')}
          </p>
        </>
      )}
    </section>
  );
}
