export { isTooShort, missingCharacters } from './password-demands.ts';
