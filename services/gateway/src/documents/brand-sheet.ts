import { createHash } from 'node:crypto';
import { brandStyleSheet } from '@reflectory/domain/brand';
import type { PlacedInstance } from '../request-context.ts';

/** The style sheet of an instance and the digest in its address. */
export type BrandSheet = { css: string; hash: string };

const sheets = new WeakMap<PlacedInstance['brand'], BrandSheet>();

/** Makes the sheet of an instance, once for each state of its brand. */
export function brandSheetOf({ brand }: Pick<PlacedInstance, 'brand'>): BrandSheet {
  let sheet = sheets.get(brand);
  if (!sheet) {
    const css = brandStyleSheet(brand);
    sheet = { css, hash: createHash('sha256').update(css).digest('hex').slice(0, 20) };
    sheets.set(brand, sheet);
  }
  return sheet;
}

/** Address of the sheet; it changes whenever the sheet does. */
export function brandSheetHref(instance: Pick<PlacedInstance, 'id' | 'brand'>): string {
  return `/brand/${instance.id}/${brandSheetOf(instance).hash}.css`;
}
