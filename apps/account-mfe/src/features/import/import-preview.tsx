import type { ImportFault, ImportPreview as Preview } from '@reflectory/contracts/imports';
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
  'large-file',
  'missing-file',
  'no-room',
  'too-large',
  'too-long',
  'unknown-column',
  'unknown-file',
  'unsafe-path',
] as const;

/** What would come of an archive, and what would not and why. */
export function ImportPreview({ preview }: { preview: Preview }) {
  const { t } = useTranslation('settings');
  const { language } = usePlatform();
  const dates = useDates();
  const numbers = new Intl.NumberFormat(language.current);
  const { entries, files, checkIns = 0, first, last, journals, faults } = preview;
  const facts: [string, string][] = [
    [t('import.from'), t(`import.format.${preview.format}`)],
    [t('import.entries'), numbers.format(entries)],
  ];
  if (first && last)
    facts.push([t('import.period'), t('import.between', { first: dates.day(first), last: dates.day(last) })]);
  if (journals.length > 0)
    facts.push([t('import.journals'), new Intl.ListFormat(language.current).format(journals)]);
  if (checkIns > 0) facts.push([t('import.checkIns'), numbers.format(checkIns)]);
  if (files > 0) facts.push([t('import.files'), t('import.filesFollow', { number: numbers.format(files) })]);
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
      <FaultList title={t('import.faults')} faults={faults} />
    </>
  );
}

/** What does not come, and why; nothing where all of it does. */
export function FaultList({ title, faults }: { title: string; faults: readonly ImportFault[] }) {
  const { t } = useTranslation('settings');
  const { language } = usePlatform();
  const numbers = new Intl.NumberFormat(language.current);
  if (faults.length === 0) return null;
  return (
    <div className={classes.faults}>
      <h3>{title}</h3>
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
  );
}
