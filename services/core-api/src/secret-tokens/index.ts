export { digestOf, newSecretToken } from './secret-tokens.ts';
