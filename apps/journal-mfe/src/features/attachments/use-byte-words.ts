import { useTranslation } from 'react-i18next';

/** Says a number of bytes as people do. */
export function useByteWords(): (bytes: number) => string {
  const { i18n } = useTranslation('journal');
  return (bytes) => {
    const isLarge = bytes >= 100_000;
    return new Intl.NumberFormat(i18n.language, {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: bytes < 10_000_000 && isLarge ? 1 : 0,
    }).format(isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1000));
  };
}
