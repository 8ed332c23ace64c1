import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import siteConfig from '../site.config.ts';
import { factPatternsOf, findSpelledFacts } from './support/facts.ts';

// Decision D8: only `site.config.ts` describes the laboratory. A laboratory that adopts the site changes this file only. A fact that is
// spelled out a second time would remain on the page of another laboratory.

const root = new URL('..', import.meta.url).pathname;
const factPatterns = factPatternsOf(siteConfig);

const files = ['app', 'server', 'content', 'messages']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter(
    (path) =>
      /\.(ts|tsx|mjs|js|css|json|md|svg)$/.test(path) && !/\.test\.ts$|^app\/(generated|i18n\/paraglide)\//.test(path),
  )
  // Exams and messages that no laboratory has: those of tests, and the one that explains an exam file. Their times and places are not the
  // laboratory's. Bounds and time zones of the HL7 reader are not its claims or hours either.
  .filter(
    (path) =>
      !/^app\/domain\/([a-z0-9-]+\/fixtures\/|exam-files\/(column-explanations|example-exam)\.ts|hl7\/(fault-rules|syntax\/hl7-time)\.ts)/.test(
        path,
      ),
  )
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test('no fact of the laboratory is spelled out outside its configuration', () => {
  const spelled = findSpelledFacts(files, factPatterns);
  expect(spelled.map(({ path, line, setting, text }) => `${path}:${line} spells ${setting}: ${text}`)).toEqual([]);
});

test('the site’s files were read', () => {
  for (const path of [
    'app/root.tsx',
    'app/site/home/hero.tsx',
    'server/host.ts',
    'content/pages/about.es.md',
    'messages/site/en.json',
  ]) {
    expect(files.map((file) => file.path)).toContain(path);
  }
});

test('comments may give examples, the code beside them is read, and lines keep their numbers', () => {
  const code = `/**\n * '+57 300 000 0000' → 'tel:…'\n */\napp.use('/assets/*', files); // 99.9\nconst a = 'Yarumo'; /* Antioquia */\nconst url = 'https://Antioquia.co'; /* */`;
  const found = findSpelledFacts([{ path: 'app/planted.ts', text: code }], factPatterns);
  expect(found.map(({ line, setting }) => [line, setting])).toEqual([
    [5, 'shortBrand'],
    [6, 'region'],
  ]);
});

describe('finds a planted fact, with its file, line, and setting', () => {
  test.each([
    ['brand', 'Bienvenido a Yarumo Laboratorio Clínico.'],
    ['shortBrand', '<h1>Yarumo</h1>'],
    ['city', 'Estamos en Medellín.'],
    ['region', 'addressRegion: "Antioquia"'],
    ['currency', "formatMoney(locale, price, 'COP')"],
    ['taxId', 'NIT 000.000.000-0'],
    ['providerCode', 'REPS 000000000000'],
    ['email', 'mailto:contacto@yarumo.example'],
    ['privacyEmail', 'Escriba a datos@yarumo.example.'],
    ['security', 'Avise a seguridad@yarumo.example.'],
    ['phones', 'Llame al +57 300 000 0000'],
    ['phones', 'tel:+573000000000'],
    ['phones', 'wa.me/573000000000'],
    ['phones', '(604) 000 0000 o 604-000-0000'],
    ['sites.name', 'Venga a Torre Salud'],
    ['sites.name', 'nuestra sede Estadio, cerca del metro'],
    ['sites.address', 'en la Calle 47D con'],
    ['sites.address', 'edificio CEA'],
    ['claims.patientsServed', '50,000+ Pacientes'],
    ['claims.patientsServed', 'más de 50.000 pacientes'],
    ['claims.patientsServed', 'más de 50000 pacientes'],
    ['claims.patientsServed', 'more than 50k patients'],
    ['claims.patientsServed', 'más de 50 mil pacientes'],
    ['claims.examTypes', '5,000 exam types'],
    ['claims.examTypes', '5.000 tipos'],
    ['claims.examTypes', '5000+ exam types'],
    ['claims.resultHours', 'en 24-48 horas'],
    ['claims.resultHours', 'en 24–48 h'],
    ['claims.resultHours', 'de 24 a 48 horas'],
    ['claims.resultHours', '24 to 48 hours'],
    ['claims.paternityAccuracyPercent', '99.9% accurate'],
    ['claims.paternityAccuracyPercent', 'con 99,9 % de certeza'],
    ['openingHours', 'desde las 6:00 a. m.'],
    ['openingHours', 'opens: 06:00'],
    ['openingHours', 'hasta las 17:00'],
    ['openingHours', 'until 5:00 PM'],
    ['openingHours', 'sábados hasta las 12:00'],
    ['location', 'latitude: 6.244'],
    ['location', 'lng=-75.581'],
    ['copyrightYear', '© 2022'],
  ])('%s in “%s”', (setting, line) => {
    const found = findSpelledFacts([{ path: 'app/planted.tsx', text: `// first line\n${line}` }], factPatterns);
    expect(found).toContainEqual(expect.objectContaining({ path: 'app/planted.tsx', line: 2, setting }));
  });

  test.each([
    'const interval = 5_000; const timeout = 5000; const other = 150000 + 5_0001;',
    "localStorage.getItem('site-theme')",
    "to: '/toma-domicilio-medellin'",
    'between 124 and 480, 24 hours, 48 hours',
    '2026-11-17T06:00:00Z, 16:00, 15:005',
    'the estadio of a disease',
    'Ceriotti and others, 2022',
    'the guideline asks for 50,000 CFU/mL, la guía pide 50.000 UFC/mL',
  ])('and ignores text that is not a fact: %s', (line) => {
    expect(findSpelledFacts([{ path: 'app/planted.tsx', text: line }], factPatterns)).toEqual([]);
  });
});
