import type { EmotionFamily } from '@reflectory/contracts/journal';

/** OKLCH hue of each emotion family, degrees (design language, colour). */
export const familyHues: Readonly<Record<EmotionFamily, number>> = {
  joy: 85,
  trust: 130,
  calm: 185,
  sadness: 250,
  fear: 285,
  disgust: 320,
  anger: 25,
  surprise: 55,
};

const toLinearRgb = (lightness: number, chroma: number, hue: number): readonly number[] => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

const toHexPair = (linear: number): string => {
  const gamma = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(gamma, 0), 1) * 255)
    .toString(16)
    .padStart(2, '0');
};

/** OKLCH as `#rrggbb`; chroma gives way where sRGB cannot show it. Hue in degrees. */
export const oklchToHex = (lightness: number, chroma: number, hue: number): string => {
  const rgb = toLinearRgb(lightness, chroma, hue);
  const isShowable = rgb.every((value) => value >= -0.0005 && value <= 1.0005);
  if (!isShowable && chroma > 0.005) return oklchToHex(lightness, chroma - 0.005, hue);
  return `#${rgb.map(toHexPair).join('')}`;
};
