import { startGoTo } from './panel/go-to/go-to.browser.ts';

// The script of the panel's frame. It is built under a stable name (`/panel-keys.js`), so that documents of other areas load nothing of it.
startGoTo();
