export { fr as concepts } from '../concepts/fr.ts';
export { table } from '../weights/fr.ts';
