/**
 * Leaves of a variable font what the tokens of the design system use: the weights 400 to 600 and sizes from 12 px on.
 * Every sign that the file has for its declared range stays.
 */
module.exports = function subset(source) {
  const done = this.async();
  import('subset-font')
    .then(({ default: subsetFont }) =>
      subsetFont(source, signs, {
        targetFormat: 'woff2',
        variationAxes: { opsz: { min: 12, max: 72 }, wght: { min: 400, max: 600 } },
      }),
    )
    .then((font) => done(null, font), done);
};
module.exports.raw = true;

const range = (first, last) => Array.from({ length: last - first + 1 }, (_none, index) => first + index);
/** The range in fonts.css of the design system. */
const other = [
  0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329, 0x20ac, 0x2122, 0x2191, 0x2193,
  0x2212, 0x2215, 0xfeff, 0xfffd,
];
const signs = String.fromCodePoint(...range(0x20, 0xff), ...range(0x2000, 0x206f), ...other);
