declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    /** An axis at one value, or narrowed. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  };
  /** The part of a font that writes `text`. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
