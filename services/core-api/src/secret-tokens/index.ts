export { digestOf, newSecretName, newSecretToken } from './secret-tokens.ts';
