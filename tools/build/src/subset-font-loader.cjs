const { readFileSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');

/** What style sheets ask of the fonts, beside what every text has. */
const features = ['ccmp', 'locl', 'rlig', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk', 'lnum', 'tnum'];
/** Optical sizes from text to headlines, or the one between them (decision 0095). */
const opticalSizes = { all: { min: 12, max: 72 }, one: 24 };
/** Weights and sizes that the tokens of the design system use. */
const axesWith = (opsz) => [
  [/^newsreader-.*opsz/, { opsz, wght: { min: 400, max: 600 } }],
  [/^newsreader-/, { wght: { min: 400, max: 600 } }],
  [/^instrument-sans-/, { wght: { min: 400, max: 700 } }],
];

/** The signs of the range that the design system declares for a file. */
function signsOf(styles, file) {
  const faces = readFileSync(styles, 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
  const [, range] =
    /unicode-range:([^;]*);/.exec(faces.find((face) => face.includes(`/${file}'`)) ?? '') ?? [];
  if (!range) throw new Error(`fonts.css declares no range for ${file}`);
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first, last = first]) => {
      const begin = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - begin + 1 }, (_none, index) => begin + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** Leaves of a variable font what the design system uses: its range, features, weights and sizes. */
module.exports = function subset(source) {
  const done = this.async();
  const name = basename(this.resourcePath);
  const styles = join(dirname(require.resolve('@reflectory/design-system/styles.css')), 'fonts.css');
  this.addDependency(styles);
  const { keepsOpticalSizes } = this.getOptions();
  const axes = axesWith(keepsOpticalSizes ? opticalSizes.all : opticalSizes.one);
  const [, variationAxes] = axes.find(([file]) => file.test(name)) ?? [];
  import('subset-font')
    .then(({ default: subsetFont }) =>
      subsetFont(source, signsOf(styles, name + this.resourceFragment), {
        targetFormat: 'woff2',
        keepFeatures: features,
        variationAxes,
      }),
    )
    .then((font) => done(null, font), done);
};
module.exports.raw = true;
