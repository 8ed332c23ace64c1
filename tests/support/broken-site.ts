import { createServer } from 'node:http';

import { breakPages } from './broken-pages.ts';
import { openSite } from './host.ts';

// This program serves the site with a fault in every page, for the browser tests of the error screen. Argument: the port.

const port = Number(process.argv[2]);
const site = await openSite({ change: breakPages, publicUrl: `http://localhost:${port}` });
createServer(site.listener).listen(port, 'localhost');
