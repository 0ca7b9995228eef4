export { compatibleRange, findUnmet } from './compatibility.ts';
