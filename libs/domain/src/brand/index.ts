export { textOnAccent } from './accent.ts';
export { brandStyleSheet } from './brand-style-sheet.ts';
export { type BrandCheck, checkBrand } from './check-brand.ts';
export { type Theme } from './colour.ts';
