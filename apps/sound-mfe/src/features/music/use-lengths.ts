import { useTranslation } from 'react-i18next';

/** Says lengths of music and of files as people do. */
export function useLengths() {
  const { i18n } = useTranslation();
  const number = (value: number, digits = 1) =>
    new Intl.NumberFormat(i18n.language, { minimumIntegerDigits: digits }).format(value);
  return {
    /** Such as 4:05. */
    time(seconds: number): string {
      const whole = Math.floor(seconds);
      return `${number(Math.floor(whole / 60))}:${number(whole % 60, 2)}`;
    },
    megabytes: (bytes: number): string =>
      new Intl.NumberFormat(i18n.language, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: bytes < 10_000_000 ? 1 : 0,
      }).format(bytes / 1_000_000),
  };
}
