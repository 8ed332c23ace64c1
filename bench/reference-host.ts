import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

import { contentSecurityPolicy } from '../app/platform/document/content-security-policy.ts';
import { cachePage } from '../server/cached-page.ts';
import { negotiateEncoding } from '../server/content-negotiation.ts';
import { headersFor } from '../server/security-headers.ts';
import { projectFolder } from './hosting.ts';

// This program serves the reference page with the site's own compressor, headers and file handler, so that any difference in the readings
// comes from the pages. Arguments: the page's file, the port.

const [file = '', port = ''] = process.argv.slice(2);
const html = await readFile(file, 'utf8');
/** The texts of the page's inline scripts or styles. */
const inline = (element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(([, text = '']) => text);
const answer = new Response(html, {
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, max-age=0, s-maxage=3600',
    'Content-Security-Policy': contentSecurityPolicy({ scripts: inline('script'), styles: inline('style') }),
  },
});
const page = await cachePage(answer, headersFor(`http://127.0.0.1:${port}`), { at: 0, seconds: 0, anyQuery: true });

const app = new Hono();
app.use(serveStatic({ root: join(projectFolder, 'build/client'), precompressed: true }));
const files = getRequestListener(app.fetch);

createServer(async (request, response) => {
  if (request.url !== '/') return void files(request, response);
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const { body, headers } = page.made(encoding) ?? (await page.make(encoding));
  response.writeHead(200, headers).end(body);
}).listen(Number(port), '127.0.0.1');
