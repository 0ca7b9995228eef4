export { hasFeature, resolveFeatures } from './has-feature.ts';
