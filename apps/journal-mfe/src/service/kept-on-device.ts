/** Of a query: its answer stays on this device, to be read when the service is away. */
export const keptOnDevice = { isKept: true } as const;
