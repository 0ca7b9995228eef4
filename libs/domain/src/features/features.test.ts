import { expect, test } from 'vitest';
import { hasFeature, resolveFeatures } from './has-feature.ts';

test('without a key a feature is on, an unknown key is off §5.25 §5.26', () => {
  const features = resolveFeatures({ goals: true, boards: false }, { boards: true, goals: false });
  expect([hasFeature(features), hasFeature(features, 'boards'), hasFeature(features, 'goals')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([hasFeature(features, 'unknown'), hasFeature(features, 'constructor')]).toEqual([false, false]);
});
