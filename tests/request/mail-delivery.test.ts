import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { MailContext } from '../../app/domain/outbox/mail-content.ts';
import { type MailDetails, type MailTemplate, mailTemplateNames } from '../../app/domain/outbox/mail-templates.ts';
import { mailText } from '../../app/domain/outbox/mail-text.ts';
import { mailContent } from '../../app/domain/outbox/mail-words.ts';
import { locales } from '../../app/i18n/locale.ts';
import { mailColors, mailHtml } from '../../app/platform/mail-html.ts';
import type { MailSettings } from '../../app/platform/mail-settings.ts';
import { type OutgoingMail, smtpTransport } from '../../app/platform/mail-transport.server.ts';
import siteConfig from '../../site.config.ts';
import { elements, texts } from '../support/html.ts';
import { type ReadMail, readMime } from '../support/mime.ts';
import { type SmtpInbox, startSmtpInbox } from '../support/smtp-inbox.ts';

const from = 'avisos@yarumo.example';
const publicUrl = 'https://laboratory.example';
const at = '2026-11-17T15:00:00.000Z';
const details: { [Template in MailTemplate]: MailDetails<Template> } = {
  'staff-invitation': { path: '/admin-login/invitacion?t=TOKEN' },
  'sender-key-ends': { until: '2026-12-01T10:00:00.000Z', path: '/admin-panel/sistemas/SISTEMA' },
  'doctor-confirm-email': { path: '/medicos-registro/confirmar?t=TOKEN' },
  'doctor-received': {},
  'doctor-approved': {},
  'doctor-asked-for-more': { reason: 'unreadable', path: '/medicos-registro/solicitud' },
  'doctor-refused': {},
  'doctor-suspended': {},
  'patient-confirm-email': { path: '/cuenta/confirmar?t=TOKEN' },
  'doctor-account-exists': { path: '/medicos-login' },
  'patient-account-exists': { path: '/cuenta' },
  'password-reset': { path: '/cuenta/clave?t=TOKEN' },
  'password-changed': { at },
  'email-changed': { at, to: 'old' },
  'new-device': { at, agent: 'Chrome · Android' },
  'device-code': { code: '01234567' },
  'email-confirm': { path: '/portal-resultados/correo/TOKEN' },
  'email-change-asked': { at, path: '/portal-resultados/correo/TOKEN' },
  'account-email-changed': { at, to: 'old' },
  'factor-changed': { at, change: 'off' },
  'access-ended': { at },
  'readers-changed': { at, change: 'joined' },
  'access-given': { at, way: 'link' },
  'recovery-code-used': { at, left: 9 },
  'factor-reset': { at },
  'many-attempts': { at },
  'result-ready': { path: '/novedad?t=TOKEN' },
  'critical-unresolved': {},
  'result-withdrawn': { area: 'patient' },
  'inbox-reply': { text: 'Buenas tardes:\nAbrimos a las 6:00 <b>a. m.</b>' },
  'visit-received': {
    reference: 'KDMHRT',
    from: '2026-11-24T12:00:00Z',
    to: '2026-11-24T14:00:00Z',
    path: '/toma-domicilio-medellin/visita/TOKEN',
  },
  'visit-proposed': {
    from: '2026-11-24T12:00:00Z',
    to: '2026-11-24T14:00:00Z',
    path: '/toma-domicilio-medellin/visita/TOKEN',
  },
  'visit-confirmed': {
    path: '/toma-domicilio-medellin/visita/TOKEN',
    visit: '3f0c8f5a-54b4-4f0e-9f0a-0f6a1f3f9a11',
    from: '2026-11-24T12:00:00Z',
    to: '2026-11-24T14:00:00Z',
  },
  'visit-refused': { reason: 'outside-area' },
  'visit-cancelled': { from: '2026-11-24T12:00:00Z', by: 'laboratory' },
};
/** Words about somebody's health. `médico` in the name of the doctors' portal is a profession. */
const health =
  /(?<!\p{L})(?:ex[aá]men|resultad|muestra|sangre|orina|diagn[oó]stic|enferm|embaraz|vih|positiv|negativ|paciente|c[eé]dula|test|result|sample|blood|urine|diagnos|disease|pregnan|hiv|patient)/iu;

const context = (locale: MailContext['locale']): MailContext => ({
  publicUrl,
  panelUrl: publicUrl,
  laboratory: siteConfig,
  locale,
  createdAt: new Date(at),
});
const outgoing = (template: MailTemplate, locale: MailContext['locale'], to = 'ana@correo.example'): OutgoingMail => {
  const content = mailContent(template, details[template], context(locale));
  if (!content) throw new Error(`The details of ${template} do not fit`);
  return {
    id: '00000000-0000-4000-8000-000000000001',
    to,
    createdAt: new Date(at),
    content,
    text: mailText(content, context(locale)),
    html: mailHtml(content, context(locale)),
  };
};
const settingsOf = (port: number, over: Partial<MailSettings> = {}): MailSettings => ({
  host: '127.0.0.1',
  port,
  startsWithTls: false,
  login: null,
  from,
  ...over,
});
const sender = { brand: siteConfig.brand, email: siteConfig.email };
const transportTo = (port: number, over: Partial<MailSettings> = {}) => smtpTransport(settingsOf(port, over), sender);

// One server for all tests that it accepts.
let inbox: SmtpInbox;
/** Every mail in every language, as it arrived: 'es password-reset'. */
let arrived: ReadonlyMap<string, ReadMail>;
beforeAll(async () => {
  inbox = await startSmtpInbox();
  // At once, because the server lets each connection wait for a tenth of a second.
  arrived = new Map(
    await Promise.all(locales.flatMap((locale) => mailTemplateNames.map((name) => sent(name, locale)))),
  );
});
afterAll(() => inbox.close());

/** Each mail has its own recipient, by which the server's copy is found. */
const recipientOf = (template: MailTemplate, locale: MailContext['locale']) => `${template}.${locale}@correo.example`;

async function sent(template: MailTemplate, locale: MailContext['locale']): Promise<[key: string, mail: ReadMail]> {
  const to = recipientOf(template, locale);
  expect(await transportTo(inbox.port).deliver(outgoing(template, locale, to))).toEqual({ kind: 'sent' });
  const received = inbox.mails.filter((mail) => mail.to.includes(to));
  expect(received.map((mail) => [mail.from, mail.to])).toEqual([[from, [to]]]);
  return [`${locale} ${template}`, readMime(received[0]?.raw ?? '')];
}

const mailOf = (template: MailTemplate, locale: MailContext['locale']): ReadMail => {
  const mail = arrived.get(`${locale} ${template}`);
  if (!mail) throw new Error(`${template} did not arrive`);
  return mail;
};

describe.each(locales)('in %s', (locale) => {
  test.each(mailTemplateNames)('%s arrives with its headers, text, and HTML', (template) => {
    const mail = mailOf(template, locale);
    const { content, text, html } = outgoing(template, locale);
    expect(mail.header('subject')).toEqual([content.subject]);
    expect(mail.header('from')).toEqual([`${siteConfig.brand} <${from}>`]);
    expect(mail.header('to')).toEqual([recipientOf(template, locale)]);
    expect(mail.header('reply-to')).toEqual([`${siteConfig.brand} <${siteConfig.email}>`]);
    expect(mail.header('message-id')).toEqual(['<00000000-0000-4000-8000-000000000001@yarumo.example>']);
    expect(mail.header('auto-submitted')).toEqual(['auto-generated']);
    expect(mail.headerNames.filter((name) => /^(cc|bcc|x-mailer)$/.test(name))).toEqual([]);
    expect(mail.partOf('text/plain').replaceAll('\r\n', '\n').trim()).toBe(text.trim());
    expect(mail.partOf('text/html').replaceAll('\r\n', '\n').trim()).toBe(html.trim());
    expect(mail.parts.map(({ type, name }) => name ?? type)).toEqual([
      'text/plain',
      'text/html',
      ...(template === 'visit-confirmed' ? ['visita.ics'] : []),
    ]);
  });

  test.each(mailTemplateNames)('%s says nothing about anybody’s health', (template) => {
    const mail = mailOf(template, locale);
    const words = [...mail.header('subject'), ...mail.parts.map(({ text }) => text)].join('\n');
    // Addresses of pages are not words of the mail, and neither is the name of the laboratory.
    const own = words.replace(/https:\/\/laboratory\.example[^\s"<]*/g, '').replaceAll(siteConfig.brand, '');
    // A Spanish time ends with a period of its own, so no sentence ends with one.
    expect(own).not.toContain('..');
    expect(own.match(health)?.[0] ?? null).toBeNull();
  });

  test.each(mailTemplateNames)('%s has links to this site only, and loads nothing', (template) => {
    const html = mailOf(template, locale).partOf('text/html');
    const hrefs = elements(html, 'a').map(({ href }) => href ?? '');
    expect(hrefs.filter((href) => !href.startsWith(`${publicUrl}${locale === 'en' ? '/en/' : '/'}`))).toEqual([]);
    expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import/i);
    expect(texts(html, 'h1')).toEqual([outgoing(template, locale).content.subject]);
  });
});

describe('the words of a mail', () => {
  test('shows what staff wrote as text', () => {
    const mail = mailOf('inbox-reply', 'es');
    expect(mail.partOf('text/html')).toContain('Abrimos a las 6:00 &lt;b&gt;a. m.&lt;/b&gt;');
    expect(mail.partOf('text/plain')).toContain('> Abrimos a las 6:00 <b>a. m.</b>');
  });

  test('brings the appointment of a visit, without saying what it is for', () => {
    const file = mailOf('visit-confirmed', 'es').parts.find(({ name }) => name === 'visita.ics');
    expect(file?.type).toBe('text/calendar');
    expect(file?.text).toContain('UID:3f0c8f5a-54b4-4f0e-9f0a-0f6a1f3f9a11@laboratory.example\r\n');
    expect(file?.text).toContain('DTSTART:20261124T120000Z\r\nDURATION:PT120M\r\nSUMMARY:Visita de Yarumo');
    expect(file?.text).not.toMatch(/Exam list|LOCATION/);
  });

  test('says when, in the laboratory’s time zone', () => {
    expect(mailOf('password-changed', 'es').partOf('text/plain')).toContain(
      'El martes 17 de noviembre a las 10:00\u00A0a.\u00A0m. cambió la contraseña',
    );
    expect(mailOf('visit-confirmed', 'en').partOf('text/plain')).toContain(
      'On Tuesday, November 24, between 7:00\u00A0AM and 9:00\u00A0AM, we’ll come',
    );
  });
});

describe('a hostile address or name', () => {
  test.each([
    'ana@correo.example\r\nBcc: eva@evil.example',
    'ana@correo.example, eva@evil.example',
    'Ana <ana@correo.example>',
    '"a,b"@correo.example',
    'ana@correo.example\0',
    '',
  ])('D 61: %j is no recipient', async (to) => {
    const before = inbox.mails.length;
    expect(await transportTo(inbox.port).deliver(outgoing('doctor-received', 'es', to))).toEqual({
      kind: 'permanent',
      failure: 'recipient-refused',
    });
    expect(inbox.mails).toHaveLength(before);
  });

  test('a name of the laboratory with line breaks and commas adds no header', async () => {
    const brand = 'Lab, "Uno"\r\nBcc: eva@evil.example';
    const transport = smtpTransport(settingsOf(inbox.port), { brand, email: siteConfig.email });
    await transport.deliver(outgoing('doctor-received', 'es'));
    const received = inbox.mails.at(-1);
    expect(received?.to).toEqual(['ana@correo.example']);
    expect(readMime(received?.raw ?? '').headerNames).not.toContain('bcc');
  });
});

describe('a server that refuses', () => {
  test.each([
    ['recipient', 550, { kind: 'permanent', failure: 'recipient-refused' }],
    ['recipient', 451, { kind: 'temporary', failure: 'busy' }],
    ['data', 554, { kind: 'permanent', failure: 'message-refused' }],
    ['data', 452, { kind: 'temporary', failure: 'busy' }],
  ] as const)('at the %s with %i', async (where, code, expected) => {
    const inbox = await startSmtpInbox({ refuses: { at: where, code: () => code } });
    expect(await transportTo(inbox.port).deliver(outgoing('doctor-received', 'es'))).toEqual(expected);
    await inbox.close();
  });

  test('the connection is temporary', async () => {
    const inbox = await startSmtpInbox();
    await inbox.close();
    expect(await transportTo(inbox.port).deliver(outgoing('doctor-received', 'es'))).toEqual({
      kind: 'temporary',
      failure: 'unreachable',
    });
  });

  test('the password is temporary, because the operator can correct it', async () => {
    const inbox = await startSmtpInbox({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(new Error('CANARY')),
    });
    const login = { user: 'lab', pass: 'wrong' };
    expect(await transportTo(inbox.port, { login }).deliver(outgoing('doctor-received', 'es'))).toEqual({
      kind: 'temporary',
      failure: 'credentials',
    });
    await inbox.close();
  });
});

describe('encryption', () => {
  // An address of this machine by which our rule does not know it, as for a server elsewhere.
  const elsewhere = '::ffff:127.0.0.1';
  const folder = mkdtempSync(join(tmpdir(), 'yarumo-mail-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=mail -addext subjectAltName=IP:127.0.0.1,IP:${elsewhere} -keyout ${key} -out ${cert}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  const known = tls.getCACertificates('default');
  afterAll(() => {
    tls.setDefaultCACertificates(known);
    rmSync(folder, { recursive: true, force: true });
  });
  const deliverTo = async (inbox: SmtpInbox, over: Partial<MailSettings>) => {
    const delivery = await transportTo(inbox.port, over).deliver(outgoing('doctor-received', 'es'));
    await inbox.close();
    return [delivery, inbox.mails.map(({ isSecure }) => isSecure)];
  };
  const refused = [{ kind: 'temporary', failure: 'no-tls' }, []];

  test('a server elsewhere without TLS gets nothing', async () => {
    expect(
      await deliverTo(await startSmtpInbox({ disabledCommands: ['AUTH', 'STARTTLS'] }), { host: elsewhere }),
    ).toEqual(refused);
  });

  test('an unknown certificate gets nothing', async () => {
    expect(await deliverTo(await startSmtpInbox(pair), { host: elsewhere })).toEqual(refused);
    expect(await deliverTo(await startSmtpInbox({ ...pair, secure: true }), { startsWithTls: true })).toEqual(refused);
  });

  test('a known certificate gets the mail, encrypted', async () => {
    tls.setDefaultCACertificates([...known, pair.cert.toString()]);
    expect(await deliverTo(await startSmtpInbox(pair), { host: elsewhere })).toEqual([{ kind: 'sent' }, [true]]);
    const immediate = await startSmtpInbox({ ...pair, secure: true });
    expect(await deliverTo(immediate, { startsWithTls: true })).toEqual([{ kind: 'sent' }, [true]]);
  });
});

test('the colors of mails are those of the site', () => {
  const tokens = readFileSync('app/ui/tokens.css', 'utf8');
  for (const [name, [light, dark]] of Object.entries(mailColors))
    expect(tokens).toContain(`--color-${name}: light-dark(${light}, ${dark});`);
});
