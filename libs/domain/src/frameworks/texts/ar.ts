import type { FrameworkTexts } from '../framework.ts';

/** The frameworks in Arabic. */
export const ar: FrameworkTexts = {
  tension: {
    label: 'شدّ وجذب',
    description: 'للأيام التي يشدّك فيها أمران في اتجاهين مختلفين.',
  },
  anxious: {
    label: 'قلق',
    description: 'واحد وعشرون سؤالًا قصيرًا لقلق لا ينفكّ يعود.',
  },
  free: {
    label: 'كتابة حرّة',
    description: 'صفحة بيضاء لكل ما هو حاضر اليوم.',
  },
};
