import { startLiveList } from './panel/live/live-list.browser.ts';
import { createQueryClient } from './ui/queries/query-client.ts';

// The script of the panel's live lists. It is built under a stable name (`/panel-live.js`), and only their pages load it.
startLiveList(createQueryClient());
