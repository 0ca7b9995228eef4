/** Whether a feature is on; a key that is absent from `features` is off, and no key at all needs nothing. */
export function hasFeature(features: Readonly<Record<string, boolean>>, key?: string): boolean {
  return key === undefined || (Object.hasOwn(features, key) && features[key] === true);
}

/** Features at one instance: the global ones, overridden by the instance's own. */
export function resolveFeatures(
  globalFeatures: Readonly<Record<string, boolean>>,
  overrides: Readonly<Record<string, boolean>>,
): Record<string, boolean> {
  return { ...globalFeatures, ...overrides };
}
