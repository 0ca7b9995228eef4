import path from 'node:path';
import { packForOutside } from './pack/pack.ts';

/** `npm run pack [-- <folder>]`: archives from which a remote is built in a folder of its own. */
const workspace = path.resolve(import.meta.dirname, '../../..');
const [, , wanted] = process.argv;
const folder = wanted
  ? path.resolve(process.env['INIT_CWD'] ?? process.cwd(), wanted)
  : path.join(workspace, '.data/packed');
const archives = await packForOutside(workspace, folder);
console.log([...archives.values()].join('\n'));
console.log(
  `\nIn the folder of the remote: npm install ${path.join(path.relative(process.cwd(), folder), '*.tgz')}`,
);
