import type { SoundKind } from '@reflectory/contracts/sound';
import { createCafe } from '../generators/cafe.ts';
import { createDrone } from '../generators/drone.ts';
import { createFire } from '../generators/fire.ts';
import type { CreateGenerator } from '../generators/generator.ts';
import { createNight } from '../generators/night.ts';
import { createColour } from '../generators/noise.ts';
import { createLeafRain, createOpenRain, createRoofRain } from '../generators/rain.ts';
import { createStream } from '../generators/stream.ts';
import { createBells, createBowls, createChimes } from '../generators/struck.ts';
import { createThunder } from '../generators/thunder.ts';
import { createTrain } from '../generators/train.ts';
import { createWaves } from '../generators/waves.ts';
import { createWind } from '../generators/wind.ts';
import { createMusic } from '../music/play-music.ts';

/** How a sound is made, and how much of the common room it carries with it when it is close by. */
export type Sound = { create: CreateGenerator; room: number };

export const SOUNDS: Record<SoundKind, Sound> = {
  rain: { create: createOpenRain, room: 0.04 },
  'roof-rain': { create: createRoofRain, room: 0.12 },
  'leaf-rain': { create: createLeafRain, room: 0.06 },
  thunder: { create: createThunder, room: 0.25 },
  wind: { create: createWind, room: 0.05 },
  waves: { create: createWaves, room: 0.06 },
  stream: { create: createStream, room: 0.08 },
  fire: { create: createFire, room: 0.08 },
  night: { create: createNight, room: 0.1 },
  train: { create: createTrain, room: 0.05 },
  cafe: { create: createCafe, room: 0.3 },
  bowls: { create: createBowls, room: 0.3 },
  bells: { create: createBells, room: 0.5 },
  chimes: { create: createChimes, room: 0.35 },
  drone: { create: createDrone, room: 0.3 },
  'music-calm': { create: createMusic('calm'), room: 0.45 },
  'music-tender': { create: createMusic('tender'), room: 0.4 },
  'music-wistful': { create: createMusic('wistful'), room: 0.45 },
  'music-hopeful': { create: createMusic('hopeful'), room: 0.4 },
  'music-night': { create: createMusic('night'), room: 0.55 },
  'music-clear': { create: createMusic('clear'), room: 0.35 },
  white: { create: createColour('white'), room: 0 },
  pink: { create: createColour('pink'), room: 0 },
  brown: { create: createColour('brown'), room: 0 },
  blue: { create: createColour('blue'), room: 0 },
  violet: { create: createColour('violet'), room: 0 },
};
