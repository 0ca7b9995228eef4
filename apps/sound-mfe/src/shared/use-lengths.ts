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
    /** Such as 3.4 MB or 2.1 GB. */
    size(bytes: number): string {
      const [unit, one] = bytes < 1e9 ? (['megabyte', 1e6] as const) : (['gigabyte', 1e9] as const);
      const maximumFractionDigits = bytes / one < 10 ? 1 : 0;
      return new Intl.NumberFormat(i18n.language, { style: 'unit', unit, maximumFractionDigits }).format(
        bytes / one,
      );
    },
  };
}
