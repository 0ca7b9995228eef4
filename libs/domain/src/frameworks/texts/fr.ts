import type { FrameworkTexts } from '../framework.ts';

/** The frameworks in French. */
export const fr: FrameworkTexts = {
  tension: {
    label: 'Tension',
    description: 'Pour les jours où deux choses en toi tirent dans des directions différentes.',
  },
  anxious: {
    label: 'Inquiétude',
    description: 'Vingt et une questions courtes pour une inquiétude qui revient sans cesse.',
  },
  free: {
    label: 'Écriture libre',
    description: 'Une page blanche, pour ce qui est là aujourd’hui.',
  },
};
