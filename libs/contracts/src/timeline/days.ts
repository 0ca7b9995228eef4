import * as z from 'zod';

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A name such as `Europe/Berlin`; PostgreSQL reads offsets the other way round, so there are none. */
export const zoneSchema = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/)
  .refine(isZone, 'There is no such time zone');

/** Years begin with 1, and end where four digits do. */
export const daySchema = z.iso.date().refine((day) => !day.startsWith('0000'), 'There is no year 0');
