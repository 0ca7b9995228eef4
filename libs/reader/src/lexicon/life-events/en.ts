import type { LifeEvents } from '../life-events.ts';
import { afraid } from './en/afraid.ts';
import { angry } from './en/angry.ts';
import { astonished } from './en/astonished.ts';
import { pleasant } from './en/pleasant.ts';
import { sad } from './en/sad.ts';
import { settled } from './en/settled.ts';

export const en: LifeEvents = { ...pleasant, ...settled, ...afraid, ...angry, ...sad, ...astonished };
