import type { ChannelTokens } from './access/channel-token.ts';
import type { ChangeNotifier } from './changes/change-notifier.ts';
import type { Database } from '@reflectory/runtime/database';
import type { Hub } from './hub/hub.ts';

/** What every connection of a process shares. */
export type RealtimeParts = {
  database: Database;
  hub: Hub;
  notifier: ChangeNotifier;
  tokens: ChannelTokens;
  nextBindingId: () => number;
};
