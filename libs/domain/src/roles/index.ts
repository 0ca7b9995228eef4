export { hasFeature, resolveFeatures } from './has-feature.ts';
export { resolveRole, satisfiesRole } from './resolve-role.ts';
