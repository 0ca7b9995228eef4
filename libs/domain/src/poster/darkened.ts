/** As the light theme shows artworks, which are drawn for a dark ground: less bright, and of more colour. */
const [BRIGHTNESS, SATURATION] = [0.68, 1.45];
/** Shares of red, green and blue in what is seen as bright. */
const LUMA = [0.213, 0.715, 0.072] as const;

/** A colour `#rrggbb` for a light ground. */
export function darkened(colour: string): string {
  const parts = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16) * BRIGHTNESS);
  const grey = LUMA.reduce((sum, share, at) => sum + share * (parts[at] ?? 0), 0);
  const hex = (part: number) => {
    const value = Math.round(grey + (part - grey) * SATURATION);
    return Math.min(Math.max(value, 0), 255).toString(16).padStart(2, '0');
  };
  return `#${parts.map(hex).join('')}`;
}
