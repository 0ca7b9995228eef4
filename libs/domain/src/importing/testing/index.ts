export { zipBomb } from './zip-bomb.ts';
