import { type Mix, type MixLayer, MOST_LAYERS, type SoundKind } from '@reflectory/contracts/sound';

/** A mix without a sound, whose sounds will be others than those of any other. */
export const emptyMix = (seed: number): Mix => ({ layers: [], weather: 0.2, seed });

export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** Where a new sound begins: beside those that are there, so that none hides another. */
const PLACES = [0, -0.5, 0.5, -0.8, 0.8, -0.25, 0.25, 0.65];

/** With one more sound; the same mix where it is full. */
export function withSound(mix: Mix, kind: SoundKind): Mix {
  if (mix.layers.length >= MOST_LAYERS) return mix;
  const ids = new Set(mix.layers.map(({ id }) => id));
  const id = [kind, ...PLACES.map((_, index) => `${kind}-${index + 2}`)].find((free) => !ids.has(free));
  const layer: MixLayer = {
    id: id ?? kind,
    kind,
    level: mix.layers.length === 0 ? 1 : 0.6,
    strength: 0.4,
    angle: PLACES[mix.layers.length] ?? 0,
    distance: mix.layers.length === 0 ? 0.1 : 0.35,
    movement: 0.15,
  };
  // What one hears is what one chose, and no longer a preset that was measured.
  return { layers: [...mix.layers, layer], weather: mix.weather, seed: mix.seed };
}

export const withoutLayer = (mix: Mix, id: string): Mix => ({
  ...mix,
  layers: mix.layers.filter((layer) => layer.id !== id),
});

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** With one sound changed; what is out of bounds stays at them. */
export function withLayer(mix: Mix, id: string, change: Partial<Omit<MixLayer, 'id' | 'kind'>>): Mix {
  const bounded = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, within(value, name === 'angle' ? -1 : 0, 1)]),
  );
  const layers = mix.layers.map((layer) => (layer.id === id ? { ...layer, ...bounded } : layer));
  return { ...mix, layers };
}
