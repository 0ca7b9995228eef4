import type { SoundKind } from '@reflectory/contracts/sound';
import type { MeasuredLoudness } from './loudness-table.ts';

/** LUFS of each sound alone over five minutes; written by `npm run calibrate -w @reflectory/sound`. */
export const MEASURED: Record<SoundKind, MeasuredLoudness> = {
  rain: { near: [-61.4, -53.5, -44.5], far: [-67.7, -60, -51.1] },
  'roof-rain': { near: [-64.3, -58.5, -51.6], far: [-62.9, -57.6, -51.9] },
  'leaf-rain': { near: [-64.6, -57.4, -48.8], far: [-67.9, -61.6, -53.7] },
  thunder: { near: [-41.2, -40.3, -40.3], far: [-38.7, -38, -38] },
  wind: { near: [-63.6, -48.1, -37.8], far: [-63.7, -49.3, -40.9] },
  waves: { near: [-44.8, -43.9, -42.7], far: [-47.4, -45.2, -42.7] },
  stream: { near: [-42.2, -38, -33], far: [-42.4, -38.4, -33.8] },
  fire: { near: [-51.7, -46.8, -43.6], far: [-49.8, -45.1, -42] },
  night: { near: [-41.4, -39.8, -39.6], far: [-49, -47.7, -47.4] },
  train: { near: [-45.2, -41.6, -39], far: [-43, -39.5, -36.9] },
  cafe: { near: [-48, -45.4, -44.7], far: [-45.7, -43, -42.3] },
  bowls: { near: [-41.4, -40.8, -39.7], far: [-38.6, -37.9, -36.7] },
  bells: { near: [-43.6, -43.6, -42.6], far: [-40.5, -40.4, -39.3] },
  chimes: { near: [-44.3, -41.8, -40.2], far: [-42.8, -40.4, -38.9] },
  drone: { near: [-30.9, -30.3, -29.1], far: [-27.8, -27.3, -26.1] },
  'music-calm': { near: [-36.9, -34.9, -34.9], far: [-32.9, -31.1, -31.1] },
  'music-tender': { near: [-37.9, -35.6, -35.6], far: [-34.4, -32.5, -32.5] },
  'music-wistful': { near: [-37.5, -35.5, -35.5], far: [-33.5, -32.2, -32.2] },
  'music-hopeful': { near: [-37.7, -35.5, -35.4], far: [-33.8, -32, -31.8] },
  'music-night': { near: [-36.1, -35.1, -35.1], far: [-32.4, -31.4, -31.4] },
  'music-clear': { near: [-36.7, -36.6, -35.7], far: [-32, -32, -31.1] },
  white: { near: [-19.4, -19.4, -19.4], far: [-30.2, -30.2, -30.2] },
  pink: { near: [-46.7, -46.7, -46.7], far: [-50, -50, -50] },
  brown: { near: [-61.7, -61.7, -61.7], far: [-61, -61, -61] },
  blue: { near: [-27.6, -27.6, -27.6], far: [-43, -43, -43] },
  violet: { near: [-33.3, -33.3, -33.3], far: [-50.7, -50.7, -50.7] },
};
