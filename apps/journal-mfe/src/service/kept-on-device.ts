/** Whether the answer of a query stays on this device. */
export type KeptOnDevice = { isKept: boolean };

/** Of a query: its answer stays on this device, to be read when the service is away. */
export const keptOnDevice: KeptOnDevice = { isKept: true };
