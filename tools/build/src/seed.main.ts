import { resolve } from 'node:path';
import { describeClashes } from './release/find-clashes.ts';
import { seed } from './release/publish.ts';
import { findBuilds } from './release/release-commands.ts';

/** `node tools/build/src/seed.main.ts <releases folder>`: what a start does with the builds of its checkout. */
const workspace = resolve(import.meta.dirname, '../../..');
const [, , folder = ''] = process.argv;
const dists = [...findBuilds(workspace).values()];

for (const { name, hash, previous, isKept } of seed(dists, resolve(folder), workspace)) {
  if (!isKept) continue;
  console.log(
    previous === null
      ? `${name} stays withdrawn: "npm run release -- ${name}" brings it back`
      : `${name} stays at ${previous}, where it was put by hand or by another checkout; this build is ${hash}: "npm run release -- ${name}" serves it`,
  );
}
for (const clash of describeClashes(resolve(folder))) console.log(clash);
