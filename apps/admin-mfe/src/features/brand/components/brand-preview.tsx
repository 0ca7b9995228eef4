import type { Brand } from '@reflectory/contracts/instance';
import { Logo } from '@reflectory/design-system';
import { textOnAccent, type BrandCheck, type Theme } from '@reflectory/domain/brand';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../brand.module.css';

/** Corners of the preview in pixels, by shape. */
const RADIUS: Record<Brand['shape'], number> = { square: 0, soft: 6, round: 18 };
const THEMES: readonly Theme[] = ['dark', 'light'];

type BrandPreviewProps = { brand: Brand; check: BrandCheck };

/** A small piece of the product in both themes, in the brand as it is being typed. */
export function BrandPreview({ brand, check }: BrandPreviewProps) {
  const { t, i18n } = useTranslation('admin');
  const ratio = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <section className={classes.previews} aria-label={t('brand.preview')}>
      {THEMES.map((theme) => (
        <figure
          key={theme}
          className={classes.preview}
          data-theme={theme}
          style={styleOf(brand, check, theme)}
        >
          <Logo productName={brand.productName} logoPath={brand.logoPath} />
          <p className={classes.sample}>{t('brand.sample')}</p>
          <span className={classes.sampleAction}>{t('brand.sampleAction')}</span>
          <figcaption>
            {t(`brand.${theme}`)}
            {check.contrast[theme] !== null &&
              ` · ${t('brand.contrast', { ratio: ratio.format(check.contrast[theme]) })}`}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

function styleOf(brand: Brand, check: BrandCheck, theme: Theme): CSSProperties {
  const accent = check.accents[theme];
  const radius = `${RADIUS[brand.shape]}px`;
  const colours = accent ? { '--color-accent': accent, '--color-on-accent': textOnAccent(accent) } : {};
  const properties: Record<`--${string}`, string> = { '--radius-control': radius, ...colours };
  return properties;
}
