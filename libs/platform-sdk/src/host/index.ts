export { readRemoteModule, RemoteShapeError } from './read-remote-module.ts';
