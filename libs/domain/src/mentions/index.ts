export { beingMentioned, mentionsIn } from './mentions.ts';
