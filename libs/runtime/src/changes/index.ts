export { type ChangeFeed, createChangeFeed } from './change-feed.ts';
