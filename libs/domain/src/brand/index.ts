export { adjustAccent, textOnAccent } from './accent.ts';
export { brandStyleSheet } from './brand-style-sheet.ts';
export { type BrandCheck, type BrandProblem, checkBrand } from './check-brand.ts';
export { contrastRatio, LEAST_CONTRAST, surfaces, type Theme } from './colour.ts';
export { emotionColour } from './emotion-colour.ts';
