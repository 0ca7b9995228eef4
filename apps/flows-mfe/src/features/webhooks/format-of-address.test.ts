import { expect, test } from 'vitest';
import { formatOfAddress } from './format-of-address.ts';

test.each([
  ['https://hooks.slack.com/services/T0/B0/x', 'slack'],
  ['https://discord.com/api/webhooks/1/x', 'discord'],
  ['https://prod-12.westeurope.logic.azure.com:443/workflows/x', 'teams'],
  ['https://hooks.slack.com.evil.example/', 'standard'],
  ['https://notdiscord.com/', 'standard'],
  ['hooks.slack.com', 'standard'],
])('%s is written to as %s', (address, format) => {
  expect(formatOfAddress(address)).toBe(format);
});
