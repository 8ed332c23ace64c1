import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { type Database, openDatabase } from '../../app/platform/database.server.ts';
import { demonstrationPassword } from '../../db/seed/accounts/demonstration-accounts.ts';
import { demonstrationKey } from '../../db/seed/results/demonstration-messages.ts';
import { elements } from './html.ts';
import { readMime } from './mime.ts';
import { glucose } from './result-messages.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { type SmtpInbox, startSmtpInbox } from './smtp-inbox.ts';

/** The people of this walk: each gets one mail. */
const addresses = { patient: 'paciente@kill.example', writer: 'escribe@kill.example', visitor: 'pide@kill.example' };

const FILLER = 'KILL-PATH';
/** The patient reads this value at the end. */
export const killedValue = '87.654';

/** Reception answers the message with this. */
export const killedReply = 'Sí, de 7 a 12.';

/** One life of the site after another, on the same data. */
export interface KilledSite {
  get: (path: string, cookie?: string) => Promise<Response>;
  post: (path: string, fields: Record<string, string>, cookie?: string) => Promise<Response>;
  /** Sends the result of a new person, as a laboratory system does. Returns the answer's text. */
  sendResult: () => Promise<string>;
  /** Ends the process as a power cut does, and reads the database without it. The next request starts it again. */
  kill: <T>(read: (db: Database) => Promise<T>) => Promise<T>;
  inbox: SmtpInbox;
  end: () => Promise<void>;
}

interface Sent {
  headers: Record<string, string>;
  method?: string;
  body?: string;
}

export async function openKilledSite(databaseUrl: string | null): Promise<KilledSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yarumo-killed-path-'));
  const inbox = await startSmtpInbox();
  const env = {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
    MAIL_FROM: 'aviso@lab.example',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  let life: Promise<SiteProcess> | null = null;
  const ask = async (path: string, { headers, ...init }: Sent) => {
    life ??= startSite(env);
    const { url } = await life;
    return fetch(url + path, { ...init, redirect: 'manual', headers: { Connection: 'close', ...headers } });
  };
  const end = async () => {
    const site = await life;
    life = null;
    site?.signal('SIGKILL');
    await site?.clear();
  };
  return {
    inbox,
    get: (path, cookie = '') => ask(path, { headers: { Cookie: cookie } }),
    post: (path, fields, cookie = '') =>
      ask(path, {
        method: 'POST',
        headers: {
          Cookie: cookie,
          'Sec-Fetch-Site': 'same-origin',
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(fields).toString(),
      }),
    sendResult: async () => {
      const headers = { Authorization: `Bearer ${demonstrationKey}`, 'Content-Type': 'application/hl7-v2' };
      return (await ask('/api/v1/hl7', { method: 'POST', headers, body: resultMessage })).text();
    },
    kill: async (read) => {
      await end();
      const db = await openDatabase({ dataDir, databaseUrl });
      const found = await read(db);
      await db.destroy();
      return found;
    },
    end: async () => {
      await end();
      await inbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const resultMessage = glucose({ control: FILLER, filler: FILLER, document: '99887001', value: killedValue })
  .replace('|LIS|LAB|', '|LIS-YARUMO|LAB YARUMO|')
  .replace('|19880229|F', `|19880229|F|||||^NET^Internet^${addresses.patient}`);

const cookieIn = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => /^session=./.test(pair)) ?? '';

/** Signs a member of the demonstration's staff in; the page shows the code. */
export async function enterPanel({ get, post }: KilledSite, name: string): Promise<string> {
  const half = cookieIn(await post('/admin-login', { correo: `${name}@yarumo.example`, clave: demonstrationPassword }));
  const page = await (await get('/admin-login/codigo', half)).text();
  const [codigo = ''] = />(\d{6})</.exec(page)?.slice(1) ?? [];
  return cookieIn(await post('/admin-login/codigo', { codigo }, half));
}

const stampOf = async ({ get }: KilledSite, path: string): Promise<string> =>
  elements(await (await get(path)).text(), 'input').find(({ name }) => name === 'sello')?.value ?? '';

const MESSAGE = '/contacto/mensaje';
const VISIT = '/toma-domicilio-medellin/pedir';

/** Opens both forms of a visitor. A form is too young for three seconds. */
export async function openForms(site: KilledSite) {
  const [message, visit] = [await stampOf(site, MESSAGE), await stampOf(site, VISIT)];
  const day = elements(await (await site.get(VISIT)).text(), 'input').find(({ name }) => name === 'dia')?.min ?? '';
  const ready = pause(3_500);
  return {
    leaveMessage: async () => {
      await ready;
      const fields = { mensaje: '¿Abren el sábado?', email: addresses.writer, nombre: 'Ana', autorizo: 'si' };
      return placeOf(await site.post(MESSAGE, { sello: message, ...fields }));
    },
    /** Asks for the first day that has visits. */
    askVisit: async () => {
      await ready;
      for (let later = 1; later < 8; later++) {
        const dia = new Date(Date.parse(`${day}T12:00:00Z`) + later * 86_400_000).toISOString().slice(0, 10);
        const answer = await site.post(VISIT, { sello: visit, dia, ...visitFields });
        if (answer.status === 303) return { id: placeOf(answer), dia };
      }
      throw new Error('No day of this week has visits');
    },
  };
}

const visitFields = {
  examenes: 'hemograma',
  barrio: 'Laureles',
  direccion: 'Calle 00 # 00-09',
  franja: '08:00-10:00',
  para: 'mayor',
  nombre: 'Ana',
  telefono: '300 839 8394',
  email: addresses.visitor,
  autorizo: 'si',
};

/** The id in the address that an accepted form leads to. */
const placeOf = (response: Response): string => response.headers.get('Location')?.split('/').at(-1) ?? '';

/** The words of the mail that each decision sends. */
const decisions = { patient: '/portal-resultados/enlace/', writer: killedReply, visitor: 'BEGIN:VCALENDAR' };

/** Waits for the mail of each decision. Returns their texts, with attachments. */
export async function mailsOfAll({
  get,
  inbox: { mails },
}: KilledSite): Promise<Record<keyof typeof addresses, string>> {
  await get('/healthz');
  const textTo = async (who: keyof typeof addresses): Promise<string> => {
    for (;;) {
      const texts = mails
        .filter(({ to }) => to.includes(addresses[who]))
        .map(({ raw }) =>
          readMime(raw)
            .parts.map(({ text }) => text)
            .join('\n'),
        );
      const found = texts.find((text) => text.includes(decisions[who]));
      if (found !== undefined) return found;
      await pause(50);
    }
  };
  return { patient: await textTo('patient'), writer: await textTo('writer'), visitor: await textTo('visitor') };
}

/** The states that the forms acknowledged, in the tables. */
export async function storedStates(db: Database) {
  const report = await db.selectFrom('reports').selectAll().where('filler_number', '=', FILLER).executeTakeFirst();
  const message = await db.selectFrom('inbox_messages').select(['id', 'state']).execute();
  const visit = await db.selectFrom('home_visits').select(['id', 'state']).execute();
  return { report, stateOf: (id: string) => [...message, ...visit].find((row) => row.id === id)?.state };
}

/** As if the time had passed that a mail stays with a process which was killed while it sent it. */
export const endLeases = (db: Database): Promise<unknown> =>
  db.updateTable('outbox').set({ due_at: new Date().toISOString() }).where('sent_at', 'is', null).execute();

export const isChainIntact = async (db: Database): Promise<boolean> => (await checkAudit(db)).intact;
