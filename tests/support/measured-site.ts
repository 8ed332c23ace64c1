import { createServer } from 'node:http';

import { breakPages } from './broken-pages.ts';
import { openSite } from './host.ts';
import { measuredLaboratory } from './measured-laboratory.ts';

// This program serves the site of a laboratory with analytics, for browser tests. A request with the header `x-broken` gets a fault in every
// page. Argument: the port.

const port = Number(process.argv[2]);
const options = { laboratory: measuredLaboratory, publicUrl: `http://localhost:${port}` };
const [site, broken] = [await openSite(options), await openSite({ ...options, change: breakPages })];
createServer((request, response) => (request.headers['x-broken'] ? broken : site).listener(request, response)).listen(
  port,
  'localhost',
);
