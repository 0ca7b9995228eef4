import * as z from 'zod';

/** A person was told something that they had not been told yet; its subject is the person. */
export const notificationMade = { name: 'notification.made', payload: z.object({ id: z.uuid() }) };
