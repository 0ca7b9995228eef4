import type { Brand } from '@reflectory/contracts/instance';
import type { PlacedInstance } from '../request-context.ts';
import { brandIconSvg } from './brand-logo.ts';

/** Where a browser finds what it needs to install the product, under the instance's own host. */
export const installPaths = {
  manifest: '/manifest.webmanifest',
  icon: '/icons/app.svg',
  /** With room around the mark, since systems cut icons into a shape of their own. */
  maskable: '/icons/app-maskable.svg',
  /** For the home screen of iOS, which takes no SVG. */
  apple: '/icons/app-180.png',
} as const;

/** An icon in pixels; `size` is the length of a side. */
export type InstallPicture = { size: number; isMaskable: boolean };

/** Address → icon, for systems that take no SVG. */
export const installPictures: Readonly<Record<string, InstallPicture>> = {
  [installPaths.apple]: { size: 180, isMaskable: false },
  '/icons/app-192.png': { size: 192, isMaskable: false },
  '/icons/app-512.png': { size: 512, isMaskable: false },
  '/icons/app-maskable-512.png': { size: 512, isMaskable: true },
};

/** Colour behind the mark and behind a window that opens: the page of the dark theme. */
export const INSTALL_BACKGROUND = '#0f1115';

/** What a document of the app says of it. */
export const installLinks = {
  manifest: installPaths.manifest,
  icon: installPaths.apple,
  colour: INSTALL_BACKGROUND,
};

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
      ...Object.entries(installPictures).map(([src, { size, isMaskable }]) => ({
        src,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: isMaskable ? 'maskable' : 'any',
      })),
    ],
  };
}

/** The mark as an icon of an installed app. */
export function installIcon(brand: Brand, isMaskable: boolean): string {
  return brandIconSvg(brand, { background: INSTALL_BACKGROUND, scale: isMaskable ? 0.5 : 0.7 });
}
