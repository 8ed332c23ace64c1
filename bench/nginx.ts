import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { freeAddress, type Hosted, untilAnswers } from './hosting.ts';
import { startChild, temporaryFolder } from './tidy.ts';

/** The page in each encoding, byte for byte as our host serves it, and its headers. */
export interface ServedPage {
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
  headers: [name: string, value: string][];
}

/** Where Linux distributions install nginx's brotli module; undefined if it is missing. */
const brotliModule = [
  '/usr/lib/nginx/modules',
  '/usr/lib64/nginx/modules',
  '/usr/share/nginx/modules',
  '/etc/nginx/modules',
]
  .map((folder) => join(folder, 'ngx_http_brotli_static_module.so'))
  .find(existsSync);
/** Without the module, nginx serves the gzip body. */
export const nginxHasBrotli = brotliModule !== undefined;

/** Headers that nginx writes itself, or that belong to one body or connection. */
const ownHeaders =
  /^(content-(type|length|encoding)|transfer-encoding|connection|keep-alive|date|etag|vary|age|last-modified|server)$/i;

/** Starts an nginx that serves this page from files, in a typical configuration for speed. */
export async function hostByNginx(program: string, page: ServedPage, workers: number | 'auto'): Promise<Hosted> {
  const folder = temporaryFolder('nginx');
  const site = join(folder, 'site');
  await mkdir(site);
  await writeFile(join(site, 'index.html'), page.identity);
  await writeFile(join(site, 'index.html.gz'), page.gzip);
  await writeFile(join(site, 'index.html.br'), page.br);
  const { origin, port } = await freeAddress();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration({ folder, site, port, workers, headers: page.headers }));
  const child = startChild(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')]);
  await untilAnswers(`${origin}/`, child);
  return { origin, child };
}

/** The parts of nginx's configuration that differ between runs. */
interface NginxSettings {
  folder: string;
  site: string;
  port: number;
  workers: number | 'auto';
  headers: ServedPage['headers'];
}

const configuration = ({ folder, site, port, workers, headers }: NginxSettings): string => `
${brotliModule ? `load_module ${brotliModule};` : ''}
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes ${workers};
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')};
events { worker_connections 1024; }
http {
  types { text/html html; }
  charset utf-8;
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 100000000;
  gzip_static on;
  gzip_vary on;
  ${brotliModule ? 'brotli_static on;' : ''}
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    ${headers
      .filter(([name]) => !ownHeaders.test(name))
      .map(([name, value]) => `add_header ${name} ${quoted(value)};`)
      .join('\n    ')}
  }
}
`;

const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
