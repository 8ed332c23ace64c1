import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { median } from './figures.ts';
import { answers, freeAddress } from './hosting.ts';
import { judge } from './lighthouse.ts';
import { paced } from './paced-connection.ts';
const B = '/usr/bin/chromium-headless-shell';
async function host(cwd: string) {
  const { origin, port } = await freeAddress();
  const child = spawn(process.execPath, ['build/server/main.js'], { cwd, stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: mkdtempSync('/tmp/cost-'), PUBLIC_URL: origin } });
  await answers(`${origin}/readyz`, { hasEnded: () => false, complaint: () => '' } as never);
  return { origin: (await paced(origin)).origin, child };
}
const sites = { before: await host('/tmp/h/old'), now: await host('/tmp/h/now') };
const runs = Number(process.argv[2] ?? 3);
for (const path of ['/examenes-laboratorio', '/examenes-laboratorio/hemograma-iv', '/mi-lista', '/entrega-rapida', '/pruebas-embarazo', '/portal-resultados']) {
  const got: Record<string, { s: number; fcp: number; lcp: number; tbt: number }[]> = { before: [], now: [] };
  for (const site of Object.values(sites)) await fetch(site.origin + path);
  for (let i = 0; i < runs; i += 1)
    for (const [name, site] of Object.entries(sites)) {
      try { const { reading: r } = await judge(site.origin + path, B, 'paced'); got[name]?.push({ s: r.scriptBytes, fcp: r.fcp, lcp: r.lcp, tbt: r.tbt }); } catch (e) { console.error(path, name, String(e)); }
    }
  const m = (n: string, k: 's' | 'fcp' | 'lcp' | 'tbt') => Math.round(median((got[n] ?? []).map((x) => x[k])));
  console.log(`| \`${path}\` | ${(m('before', 's') / 1000).toFixed(1)} | ${(m('now', 's') / 1000).toFixed(1)} | ${m('before', 'fcp')} | ${m('now', 'fcp')} | ${m('before', 'lcp')} | ${m('now', 'lcp')} | ${m('before', 'tbt')} | ${m('now', 'tbt')} |`);
}
for (const { child } of Object.values(sites)) child.kill();
process.exit();
