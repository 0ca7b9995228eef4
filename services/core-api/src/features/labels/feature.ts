import { defineFeature } from '../define-feature.ts';
import { labelFunctions } from './labels.functions.ts';

export const feature = defineFeature({ tables: {}, functions: () => labelFunctions });
