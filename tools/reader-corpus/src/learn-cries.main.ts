import {
  hear,
  isEnough,
  loadLearned,
  loudestWindow,
  OWN_BUCKETS,
  ownBucketsFrom,
  seenIn,
  SHARED_BUCKETS,
  speeches,
} from '@reflectory/domain/crisis';
import { LANGUAGES } from '@reflectory/contracts/languages';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CryText, readCryTexts, trainingTexts } from './cries-examples.ts';
import { type Example, learnCries, type Learned } from './learn-cries.ts';

/**
 * Learns how cries for help sound from the training part and writes the weights into the library. How loud is enough is
 * chosen with voices that are left out in turn, and with the development part; nothing of the test part is read.
 */
const FOLDS = 6;
/** The share of sentences and entries that may be taken for a cry. */
const MOST_ALARMS = 0.01;
/** The same of look-alikes, most of which are a cry with other words where it matters. */
const MOST_ALARMS_OF_LOOK_ALIKES = 0.035;
/** What the rules hear is doubted where it is quieter than a level up to this. */
const MOST_DOUBT = 0;
/** What is said plainly is doubted only where it is as quiet as this: rules know blades better than the model does. */
const PLAIN_DOUBT = -1.8;
/** Quieter text is heard in clearly more than one of a hundred entries of a real diary. */
const LEAST_ENOUGH = 1.8;

await loadLearned();
const texts = readCryTexts();
/** The rules were written for these. */
const knownToRules: ReadonlySet<string> = new Set(['corpus', 'look-alike', 'sentence', 'fresh', 'plain']);
const exampleOf = ({ text, language, isCry, kind }: CryText): Example => ({
  seen: seenIn(text, speeches[language], !knownToRules.has(kind)),
  isCry,
});
const training = trainingTexts(texts);
const examples = training.map(exampleOf);
const learned = learnCries(examples);

type Measured = {
  kind: string;
  isCry: boolean;
  isHeardByRules: boolean;
  isPlain: boolean;
  score: number;
  sentences: number;
};
const measure = (one: CryText, model: Learned): Measured => {
  const heard = hear(one.text, speeches);
  const seen = seenIn(one.text, speeches[one.language]);
  return {
    kind: one.kind,
    isCry: one.isCry,
    isHeardByRules: heard.some(({ isHeardByRules }) => isHeardByRules),
    isPlain: heard.some(({ isPlain }) => isPlain),
    score: loudestWindow(seen, model)?.score ?? -Infinity,
    sentences: seen.length,
  };
};

const voices = [...new Set(training.flatMap(({ voice }) => voice ?? []))];
const measured = Array.from({ length: FOLDS }, (_, fold) => {
  const held = new Set(voices.filter((_voice, index) => index % FOLDS === fold));
  const isHeld = ({ voice }: CryText) => voice !== undefined && held.has(voice);
  const model = learnCries(examples.filter((_example, index) => !isHeld(training[index] as CryText)));
  return training.filter(isHeld).map((one) => measure(one, model));
}).flat();
measured.push(...texts.filter(({ part }) => part === 'dev').map((one) => measure(one, learned)));

const share = (of: readonly Measured[], isHeard: (one: Measured) => boolean): number =>
  of.filter(isHeard).length / Math.max(of.length, 1);
const cries = measured.filter(({ isCry }) => isCry);
const harmless = measured.filter(({ isCry }) => !isCry);
const isLookAlike = ({ kind }: Measured) => kind === 'voice' || kind === 'frame' || kind === 'look-alike';
const lookAlikes = harmless.filter(isLookAlike);
const others = harmless.filter((one) => !isLookAlike(one));

const heardAt =
  (enough: number, doubt: number) =>
  (one: Measured): boolean =>
    isEnough(one, { enough, doubt, plainDoubt: PLAIN_DOUBT });
const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.round((to - from) * 10) + 1 }, (_, index) => Math.round(from * 10 + index) / 10);
const choose = (most: number, mostOfLookAlikes: number, least = 0) => {
  const allowed = steps(least, 6)
    .flatMap((enough) => steps(-1.4, MOST_DOUBT).map((doubt) => ({ enough, doubt })))
    .filter(({ enough, doubt }) => {
      const isHeard = heardAt(enough, doubt);
      return share(others, isHeard) <= most && share(lookAlikes, isHeard) <= mostOfLookAlikes;
    })
    .map((chosen) => ({ ...chosen, heard: share(cries, heardAt(chosen.enough, chosen.doubt)) }));
  return allowed.reduce(
    (best, one) => (one.heard > best.heard ? one : best),
    allowed[0] ?? { enough: 9, doubt: 9, heard: 0 },
  );
};

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
console.log(
  `${examples.length} texts learned, ${cries.length} cries and ${harmless.length} harmless texts left out`,
);
console.log(
  `rules alone: ${percent(share(cries, (one) => one.isHeardByRules))} heard, ${percent(share(lookAlikes, (one) => one.isHeardByRules))} of look-alikes`,
);
for (const most of [0.02, 0.03, 0.035, 0.04, 0.05]) {
  const { enough, doubt, heard } = choose(1, most);
  const isHeard = heardAt(enough, doubt);
  const alone = steps(0, 6).find((level) => share(lookAlikes, ({ score }) => score >= level) <= most) ?? 9;
  console.log(
    `look-alikes ${percent(most)}: both ${percent(heard)} (${enough}, ${doubt}), of others ${percent(share(others, isHeard))}; model alone ${percent(share(cries, ({ score }) => score >= alone))}`,
  );
}
const { enough, doubt, heard } = choose(MOST_ALARMS, MOST_ALARMS_OF_LOOK_ALIKES, LEAST_ENOUGH);
console.log(
  `chosen: ${enough} and ${doubt}, ${percent(heard)} heard, ${percent(share(lookAlikes, heardAt(enough, doubt)))} of look-alikes`,
);

const folder = path.resolve(import.meta.dirname, '../../../libs/domain/src/crisis/learned/weights');
const packed = (from: number, count: number): string =>
  btoa(
    Array.from(learned.table.subarray(from, from + count), (weight) =>
      String.fromCodePoint(weight + 128),
    ).join(''),
  );
const written =
  'Written by `npm run learn -w @reflectory/reader-corpus` from the training part of the corpus.';
writeFileSync(
  path.join(folder, 'shared.ts'),
  `import type { Weights } from '../score.ts';
import { unpackTable } from '../unpack-table.ts';

/** ${written} */
export const shared: Weights = {
  step: ${learned.step},
  bias: ${learned.bias},
  enough: ${enough},
  doubt: ${doubt},
  plainDoubt: ${PLAIN_DOUBT},
  table: unpackTable(
    '${packed(0, SHARED_BUCKETS)}',
  ),
};
`,
);
for (const language of LANGUAGES)
  writeFileSync(
    path.join(folder, `${language}.ts`),
    `import { unpackTable } from '../unpack-table.ts';

/** ${written} */
export const table = unpackTable(
  '${packed(ownBucketsFrom(language), OWN_BUCKETS)}',
);
`,
  );
