export { readRemoteModule, RemoteShapeError } from './read-remote-module.ts';
export { wordsInTexts } from './words-in-texts.ts';
