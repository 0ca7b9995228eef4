import { LANGUAGES } from '@reflectory/contracts/languages';
import { measureAgreement } from './agreement.ts';
import { readCorpus } from './read-corpus.ts';
import { idOf, type LabelledTwice, pairLabels, readSecondLabels, tenthOf } from './second-labels.ts';

/** Prints how far the two labellers agree; `--waiting` prints the texts that have no second labels, without their first ones. */
const { pairs, waiting } = pairLabels(tenthOf(readCorpus()), readSecondLabels());

const figure = (share: number | null): string => (share === null ? '-' : share.toFixed(2)).padStart(12);
const print = (name: string, of: readonly LabelledTwice[]): void => {
  const { count, felt, feelings, sameFirst, care } = measureAgreement(of);
  const figures = [felt, feelings, sameFirst, care].map(figure).join('');
  console.log(`${name.padEnd(22)}${String(count).padStart(6)}${figures}`);
};

const kindOf = ({ first }: LabelledTwice): string => {
  if (!('kind' in first)) return 'entries';
  return first.kind === 'cry' || first.kind === 'look-alike' ? 'cries and look-alikes' : 'sentences';
};

if (process.argv.includes('--waiting')) {
  // In the order of their ids, so that neither theme nor kind shows.
  const lines = waiting.map((text) => `${idOf(text)} ${text.language} ${text.text}`);
  console.log(lines.toSorted().join('\n'));
} else {
  console.log(`${''.padEnd(22)} count  kappa felt    feelings  same first  kappa care`);
  for (const language of LANGUAGES)
    print(
      language,
      pairs.filter(({ first }) => first.language === language),
    );
  for (const kind of ['sentences', 'cries and look-alikes', 'entries'])
    print(
      kind,
      pairs.filter((pair) => kindOf(pair) === kind),
    );
  print('all', pairs);
  console.log(`${waiting.length} texts have no second labels yet`);
}
