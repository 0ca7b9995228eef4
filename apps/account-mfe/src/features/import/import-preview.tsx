import type { ImportPreview as Preview } from '@reflectory/contracts/imports';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../shared/use-dates.ts';
import classes from './import.module.css';

/** Faults that have words of their own; any other is said in general. */
const named = [
  'broken-date',
  'broken-file',
  'broken-json',
  'broken-table',
  'empty',
  'encrypted',
  'missing-file',
  'too-large',
  'too-long',
  'unsafe-path',
] as const;

/** What would come of an archive, and what would not and why. */
export function ImportPreview({ preview }: { preview: Preview }) {
  const { t } = useTranslation('settings');
  const { language } = usePlatform();
  const dates = useDates();
  const numbers = new Intl.NumberFormat(language.current);
  const { entries, files, first, last, journals, faults } = preview;
  const facts: [string, string][] = [
    [t('import.from'), t(`import.format.${preview.format}`)],
    [t('import.entries'), numbers.format(entries)],
  ];
  if (first && last)
    facts.push([t('import.period'), t('import.between', { first: dates.day(first), last: dates.day(last) })]);
  if (journals.length > 0)
    facts.push([t('import.journals'), new Intl.ListFormat(language.current).format(journals)]);
  if (files > 0) facts.push([t('import.files'), t('import.filesStay', { number: numbers.format(files) })]);
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {faults.length > 0 && (
        <div className={classes.faults}>
          <h3>{t('import.faults')}</h3>
          <ul>
            {faults.map(({ code, count, examples }) => (
              <li key={code}>
                {t(`import.fault.${named.find((one) => one === code) ?? 'other'}`)}{' '}
                {t('import.times', { number: numbers.format(count) })}
                <span className={classes.examples} dir="auto">
                  {examples.join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
