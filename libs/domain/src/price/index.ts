export { monthlyPrice } from './monthly-price.ts';
