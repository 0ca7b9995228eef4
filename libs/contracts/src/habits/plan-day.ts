import * as z from 'zod';

/** A day to plan with. */
export const planDaySchema = z.iso
  .date()
  .refine((day) => day >= '1900-01-01' && day <= '2200-01-01', 'Is no day to plan with');
