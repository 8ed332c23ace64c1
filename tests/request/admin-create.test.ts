import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { EnvError } from '../../app/platform/env.ts';
import { announce } from '../../server/announce.ts';
import { checkAuditLog } from '../../server/cli/admin/check-audit.ts';
import { createAdmin } from '../../server/cli/admin/create.ts';
import { SetupError } from '../../server/cli/dependencies.mjs';
import { createServices, readEnv } from '../support/host.ts';

// `npm run admin:create`, and the text of the terminal at the start (D 21).

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yarumo-admin-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command. Returns the text that it prints, or the sentence with which it refuses. */
async function run(args: string[], dataDir = join(folder, 'new')): Promise<string> {
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('PUBLIC_URL', 'https://lab.example');
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  log.mockClear();
  try {
    await createAdmin(args);
    return log.mock.calls.flat().join('\n');
  } catch (error) {
    if (error instanceof SetupError || error instanceof EnvError) return error.message;
    throw error;
  }
}

const ana = ['--name', 'Ana Restrepo', '--email', 'ana@lab.example'];

describe('npm run admin:create', () => {
  test('prints a link of the public address, and a new one until somebody accepts it', async () => {
    const [first, second] = [await run(ana), await run([...ana, '--lang', 'en'])];
    expect(first).toMatch(/72 horas[\s\S]*https:\/\/lab\.example\/admin-login\/invitacion\/[\w-]{43}\n/);
    expect(second).toMatch(/72 hours[\s\S]*https:\/\/lab\.example\/en\/admin-login\/invitacion\/[\w-]{43}\n/);
  });

  test.each([
    [['--name', 'Ana'], '--email'],
    [['--email', 'ana@lab.example'], '--name'],
    [[...ana, '--role', 'jefe'], 'owner, bacteriologist'],
    [['--name', 'Ana', '--email', 'ana'], 'nombre@correo.com'],
    [['--nombre', 'Ana'], 'npm run admin:create'],
  ])('%j is refused in one sentence, because no terminal can ask', async (args, words) => {
    expect(await run(args)).toContain(words);
  });

  test('a demonstration gets no account of a real person, and never opens at a public address', async () => {
    const dataDir = join(folder, 'demonstration');
    const local = readEnv({ DATA_DIR: dataDir });
    await (await createServices(local)).db.destroy();
    vi.stubEnv('DEMO', undefined);
    expect(await run(ana, dataDir)).toContain('DEMO=public');
    const start = createServices({ ...local, publicUrl: 'https://lab.example' });
    await expect(start).rejects.toThrow('This database holds the demonstration');
    const { db, isDemonstration } = await createServices({
      ...local,
      publicUrl: 'https://lab.example',
      demonstration: 'public',
    });
    expect(isDemonstration).toBe(true);
    await db.destroy();
  });

  test.each([
    ['http://lab.example', null, /^PUBLIC_URL \(http:\/\/lab\.example\) must begin with https: .+\.$/],
    ['http://192.168.1.20:3000', null, 'must begin with https:'],
    ['http://localhost:3000', false, null],
    ['https://lab.example', false, null],
  ])('D 4: %s opens an installation with accounts: %j', async (publicUrl, isDemonstration, refusal) => {
    const dataDir = join(folder, publicUrl.replaceAll(/\W/g, '-'));
    const start = createServices({ ...readEnv({ DATA_DIR: dataDir, DEMO: 'never' }), publicUrl });
    if (refusal !== null) return expect(start).rejects.toThrow(refusal);
    const services = await start;
    expect(services.isDemonstration).toBe(isDemonstration);
    await services.db.destroy();
  });

  test('a database that got its first account here is no demonstration, and has no other account', async () => {
    const { db, isDemonstration } = await createServices(readEnv({ DATA_DIR: join(folder, 'new') }));
    const accounts = await db.selectFrom('accounts').select('status').execute();
    expect([isDemonstration, accounts]).toEqual([false, [{ status: 'invited' }]]);
    await db.destroy();
  });
});

describe('npm run audit:check (D 54)', () => {
  test('finds an intact chain, and the event at which it breaks', async () => {
    vi.stubEnv('DATA_DIR', join(folder, 'new'));
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    log.mockClear();
    expect(await checkAuditLog()).toBe(0);
    expect(log.mock.calls.flat().join()).toContain('2 events');
    const { db } = await createServices(readEnv({ DATA_DIR: join(folder, 'new') }));
    await db.updateTable('audit_head').set({ hash: 'x' }).execute();
    await db.destroy();
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await checkAuditLog()).toBe(1);
    expect(error.mock.calls.flat().join()).toContain('broken at event');
  });
});

describe('the terminal at the start', () => {
  const own = { publicUrl: 'https://lab.example', panelUrl: 'https://lab.example' };
  const printed = (isDemonstration: boolean, firstRunCode: string | null, addresses = own): string => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    log.mockClear();
    announce({ host: '0.0.0.0', port: 3000, isDemonstration, firstRunCode, ...addresses });
    return log.mock.calls.flat().join('\n');
  };

  test('names one account of each role of the demonstration, and where to click first', () => {
    const text = printed(true, null);
    for (const role of ['owner', 'bacteriologist', 'counselor', 'reception', 'collector', 'editor'])
      expect(text).toMatch(new RegExp(`@yarumo\\.example +${role} .*http://localhost:3000/admin-panel`));
  });

  test('prints the code of the first run with its address, and nothing of it for an installation with an owner', () => {
    expect(printed(false, 'K7QM-2B10-9TWA')).toMatch(
      /https:\/\/lab\.example\/admin-login\/primera-vez .*K7QM-2B10-9TWA/,
    );
    expect(printed(false, null)).not.toMatch(/yarumo\.example|primera-vez/);
  });

  test('names the panel’s own host', () => {
    const addresses = { ...own, panelUrl: 'https://panel.example' };
    expect(printed(false, 'K7QM-2B10-9TWA', addresses)).toContain('https://panel.example/admin-login/primera-vez');
    const text = printed(true, null, addresses);
    expect(text).toContain('https://panel.example/admin-panel/equipo');
    expect(text).toContain('http://localhost:3000/portal-medicos');
  });
});
