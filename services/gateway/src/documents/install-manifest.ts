import type { Brand } from '@reflectory/contracts/instance';
import type { PlacedInstance } from '../request-context.ts';
import { brandIconSvg } from './brand-logo.ts';

/** Where a browser finds what it needs to install the product, under the instance's own host. */
export const installPaths = {
  manifest: '/manifest.webmanifest',
  icon: '/icons/app.svg',
  /** With room around the mark, since systems cut icons into a shape of their own. */
  maskable: '/icons/app-maskable.svg',
} as const;

/** Colour behind the mark and behind a window that opens: the page of the dark theme. */
export const INSTALL_BACKGROUND = '#0f1115';

/** The product as an app that can be installed, in the instance's name. */
export function installManifest({ brand, defaultLanguage }: PlacedInstance): Record<string, unknown> {
  const svg = { type: 'image/svg+xml', sizes: 'any' };
  return {
    id: '/journal',
    name: brand.productName,
    short_name: brand.productName,
    lang: defaultLanguage,
    start_url: '/journal',
    scope: '/',
    display: 'standalone',
    background_color: INSTALL_BACKGROUND,
    theme_color: INSTALL_BACKGROUND,
    icons: [
      { src: installPaths.icon, ...svg, purpose: 'any' },
      { src: installPaths.maskable, ...svg, purpose: 'maskable' },
    ],
  };
}

/** The mark as an icon of an installed app. */
export function installIcon(brand: Brand, isMaskable: boolean): string {
  return brandIconSvg(brand, { background: INSTALL_BACKGROUND, scale: isMaskable ? 0.5 : 0.7 });
}
