export { type AuthStack, lastMailTo, startAuthStack } from './auth-stack.ts';
