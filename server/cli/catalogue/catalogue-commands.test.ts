import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ColumnKey, columnKeys } from '../../../app/domain/exam-files/columns.ts';
import { csvLine } from '../../../app/domain/exam-files/csv-text.ts';
import { rowOf } from '../../../app/domain/exam-files/exam-record.ts';
import { writeTable } from '../../../app/domain/exam-files/write-table.server.ts';
import type { Exam } from '../../../app/domain/exams/exam.ts';
import { readExams, writeExams } from '../../../app/domain/exams/exam-store.server.ts';
import { anyExam } from '../../../app/domain/exams/fixtures/any-exam.ts';
import { plainExam } from '../../../app/domain/exams/fixtures/sound-exam.ts';
import { openDatabase } from '../../../app/platform/database.server.ts';
import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { embeddedFolder } from '../../../tests/support/migrated-database.ts';
import { SetupError } from '../dependencies.mjs';
import { checkCommand } from './check.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';

const folder = await mkdtemp(join(tmpdir(), 'yarumo-commands-'));
const folders = [folder];
afterAll(() => Promise.all(folders.map((one) => rm(one, { recursive: true, force: true }))));
const at = (name: string) => join(folder, name);

let dataDir = '';
function useFolder(path: string): void {
  folders.push(path);
  dataDir = path;
  vi.stubEnv('DATA_DIR', path);
}
beforeEach(async () => {
  useFolder(await embeddedFolder(openDatabase));
  vi.stubEnv('DATABASE_URL', undefined);
});

const commands = { import: importCommand, export: exportCommand, check: checkCommand };

/** A command's output and exit code. An error that the operator must fix ends the command with 1 (import-program.ts). */
async function run(command: keyof typeof commands, ...args: string[]): Promise<{ code: number; says: string }> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  try {
    const code = await commands[command](args);
    return { code, says: lines.join('\n') };
  } catch (error) {
    if (error instanceof SetupError) return { code: 1, says: [...lines, error.message].join('\n') };
    throw error;
  } finally {
    log.mockRestore();
  }
}

async function catalogue<T>(use: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const db = await openDatabase({ dataDir, databaseUrl: null });
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}
const stored = () => catalogue(readExams);
const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const urea = plainExam({ code: 'QUI-002', slug: 'urea' });
const uric = plainExam({ code: 'QUI-003', slug: 'acido-urico' });

async function* rowsOf(rows: readonly (readonly string[])[]) {
  yield* rows;
}

/** Writes a file of these exams, and replaces some cells of the first one. */
async function fileOf(name: string, exams: readonly Exam[], cells: Partial<Record<ColumnKey, string>> = {}) {
  const rows = exams.map((exam, index) =>
    rowOf(exam).map((cell, column) => (index === 0 ? (cells[columnKeys[column] as ColumnKey] ?? cell) : cell)),
  );
  await writeFile(at(name), [columnKeys, ...rows].map((row) => csvLine(row)).join(''));
  return at(name);
}

describe('an import', () => {
  test('counts in Spanish or in English, and is idempotent', async () => {
    const file = await fileOf('two.csv', [urea, uric]);
    expect(await run('import', file)).toEqual({
      code: 0,
      says: '2 nuevos, 0 cambiados, 0 sin cambios, 0 retirados, 0 rechazados, 0 avisos.',
    });
    expect(await run('import', file, '--lang', 'en')).toEqual({
      code: 0,
      says: '0 added, 0 changed, 2 unchanged, 0 retired, 0 refused, 0 warnings.',
    });
    expect(await stored()).toEqual([urea, uric]);
  });

  test('with a rejected row writes nothing, names line, column, value and reason, and exits with 1', async () => {
    const file = await fileOf('bad.csv', [urea, uric], { cups: '90384' });
    const { code, says } = await run('import', file);
    expect(code).toBe(1);
    expect(says).toBe(
      '✗ línea 2 (QUI-002), cups «90384»: no es un código CUPS de seis cifras\n' +
        '1 nuevos, 0 cambiados, 0 sin cambios, 0 retirados, 1 rechazados, 0 avisos. No se escribió nada.',
    );
    expect(await stored()).toEqual([]);
  });

  test('with --partial writes the other rows, and still exits with 1', async () => {
    const file = await fileOf('part.csv', [urea, uric], { cups: '90384' });
    expect((await run('import', file, '--partial')).code).toBe(1);
    expect(await stored()).toEqual([uric]);
  });

  test('with --dry-run writes nothing, and says so', async () => {
    const { code, says } = await run('import', await fileOf('dry.csv', [urea]), '--dry-run', '--lang=en');
    expect({ code, says }).toEqual({ code: 0, says: expect.stringContaining('1 added') });
    expect(says).toContain('A dry run: nothing was written.');
    expect(await stored()).toEqual([]);
  });

  test('deletes nothing, and retires missing exams only on request', async () => {
    await run('import', await fileOf('both.csv', [urea, uric]));
    const one = await fileOf('one.csv', [urea]);
    await run('import', one);
    expect((await stored()).map(({ status }) => status)).toEqual(['published', 'published']);
    expect((await run('import', one, '--retire-missing')).says).toContain('1 retirados');
    expect((await stored()).map(({ code, status }) => `${code} ${status}`)).toEqual([
      'QUI-002 published',
      'QUI-003 retired',
    ]);
  });

  test('names the line of the other row when a code appears twice', async () => {
    const file = await fileOf('twice.csv', [urea, { ...uric, code: urea.code }]);
    const { says } = await run('import', file);
    expect(says).toContain('✗ línea 3 (QUI-002), codigo «QUI-002 (2)»: ese código ya está en otra línea');
  });

  test('of a file with only headings changes nothing', async () => {
    expect(await run('import', await fileOf('none.csv', []))).toMatchObject({ code: 0, says: /^0 nuevos/ });
  });

  test.each([
    ['of a file with only headings', []],
    ['of rows without a code', [urea, uric]],
  ])('%s retires nothing, and says what is wrong and what to do', async (_, exams) => {
    await run('import', await fileOf('both.csv', [urea, uric]));
    const file = await fileOf('none.csv', exams);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(/^QUI-00\d/gm, ''));
    for (const options of [[], ['--partial'], ['--dry-run']]) {
      const { code, says } = await run('import', file, '--retire-missing', ...options);
      expect(code).toBe(1);
      expect(says).toContain(
        'none.csv no nombra ningún examen, y --retire-missing los retiraría todos: póngale los que se ofrecen, o quite esa opción.',
      );
    }
    expect((await run('import', file, '--retire-missing', '--lang', 'en')).says).toContain('names no exam');
    expect((await stored()).map(({ status }) => status)).toEqual(['published', 'published']);
  });
});

describe('a file of another program', () => {
  test('rejects a formula error, also in the code column, and does not treat the row as a comment', async () => {
    const file = await fileOf('formula.csv', [urea], { codigo: '#N/A', nombre: '#¡REF!' });
    const { code, says } = await run('import', file, '--partial');
    expect(code).toBe(1);
    expect(says).toContain('codigo «#N/A»: es un error de la hoja de cálculo');
    expect(says).toContain('nombre «#¡REF!»: es un error de la hoja de cálculo');
    expect(await stored()).toEqual([]);
  });

  test('accepts the CSV of a spreadsheet on a Spanish Windows: semicolons, Windows-1252, decimal commas', async () => {
    const exam = plainExam({ code: 'QUI-004', slug: 'niquel', name: { es: 'Níquel', en: 'Nickel' } });
    const text = await readFile(
      await fileOf('windows.csv', [exam], { precio: '$ 12.500', ayuno_min: '8,5', ayuno_max: '12' }),
      'utf8',
    );
    await writeFile(at('windows.csv'), Buffer.from(text.replaceAll('–', '-'), 'latin1'));
    expect((await run('import', at('windows.csv'))).code).toBe(0);
    expect(await stored()).toMatchObject([
      { name: { es: 'Níquel' }, price: 12_500, preparation: { fasting: { minHours: 8.5, maxHours: 12 } } },
    ]);
  });

  test('reads another list through a mapping', async () => {
    const text = (await readFile(await fileOf('mapped.csv', [urea]), 'utf8')).replace('codigo', 'Su código');
    await writeFile(at('mapped.csv'), text);
    await writeFile(at('map.json'), JSON.stringify({ columns: { 'Su código': 'codigo' } }));
    expect((await run('import', at('mapped.csv'))).says).toContain('no tiene estas columnas, que hacen falta: codigo.');
    expect((await run('import', at('mapped.csv'), '--map', at('map.json'))).code).toBe(0);
    expect(await stored()).toEqual([urea]);
  });
});

describe('a control character', () => {
  test.each(['csv', 'xlsx'])('in a %s is rejected and shown: PostgreSQL cannot store U+0000', async (kind) => {
    const file = at(`control.${kind}`);
    const row = rowOf({ ...urea, name: { es: 'Ur\u0000ea', en: 'Urea' }, reviewedBy: 'Ana \u001b[2J' });
    await writeTable(file, [{ name: 'A', rows: rowsOf([columnKeys, row]) }]);
    const { code, says } = await run('import', file, '--partial', '--report', at('control-report.csv'));
    expect(code).toBe(1);
    expect(says).toContain(
      '✗ línea 2 (QUI-002), nombre «Ur[U+0000]ea»: tiene un carácter de control, que no se ve: bórrelo y escriba el texto de nuevo',
    );
    expect(says).toContain('revisado_por «Ana [U+001B][2J»');
    expect(await readFile(at('control-report.csv'), 'utf8')).toContain('nombre;Ur[U+0000]ea;');
    expect((await run('check', file, '--lang', 'en')).says).toContain('control character');
    expect(await stored()).toEqual([]);
  });
});

describe('the report', () => {
  test('is a CSV with one line per notice', async () => {
    const file = await fileOf('reported.csv', [urea], { cups: '1', precio: '=2+x' });
    await run('import', file, '--report', at('report.csv'));
    expect(await readFile(at('report.csv'), 'utf8')).toBe(
      '\uFEFFtipo;linea;codigo;columna;valor;motivo\r\n' +
        "rechazo;2;QUI-002;precio;'=2+x;no es un número [not-a-number]\r\n" +
        'rechazo;2;QUI-002;cups;1;no es un código CUPS de seis cifras [not-cups]\r\n',
    );
  });

  test('stops the import before it begins if the report cannot be written', async () => {
    const { code, says } = await run('import', await fileOf('r.csv', [urea]), '--report', at('no/report.csv'));
    expect(code).toBe(1);
    expect(says).toContain('no se puede escribir');
    expect(await stored()).toEqual([]);
  });

  test('never overwrites the input file', async () => {
    const file = await fileOf('itself.csv', [urea]);
    const before = await readFile(file, 'utf8');
    for (const command of ['import', 'check'] as const)
      expect(await run(command, file, '--report', join(folder, '.', 'itself.csv'))).toMatchObject({
        code: 1,
        says: expect.stringContaining('dele otro nombre al informe'),
      });
    expect(await readFile(file, 'utf8')).toBe(before);
  });
});

describe('an accepted finding', () => {
  const odd = plainExam({
    code: 'QUI-005',
    slug: 'raro',
    preparation: { instructions: [{ es: 'Espere 2 horas.', en: 'Wait 3 hours.' }] },
  });
  const accepting = async (name: string, rows: string): Promise<string> => {
    await writeFile(at(name), `Código;Regla;Motivo\n${rows}\n`);
    return at(name);
  };

  test('is accepted by the file that names it, and is listed separately in every later report', async () => {
    const file = await fileOf('odd.csv', [odd]);
    expect((await run('import', file)).says).toBe(
      '! aviso: línea 2 (QUI-005), indicaciones «2 ≠ 3»: los números no son iguales en los dos idiomas [numbers-differ/other-numbers]\n' +
        '1 nuevos, 0 cambiados, 0 sin cambios, 0 retirados, 0 rechazados, 1 avisos.',
    );
    const accepted = await accepting('accepted.csv', 'QUI-005;numbers-differ/other-numbers;Es la hora de salida.');
    const says = [
      'Avisos aceptados: 1',
      '✓ QUI-005, indicaciones «2 ≠ 3»: los números no son iguales en los dos idiomas [numbers-differ/other-numbers]. Motivo: Es la hora de salida.',
      '1 exámenes revisados: 0 errores, 0 avisos, 1 avisos aceptados.',
    ].join('\n');
    expect(await run('check', '--accept', accepted)).toEqual({ code: 0, says });
    expect((await run('check')).says).toBe(says);
    expect((await run('import', file, '--report', at('odd-report.csv'))).says).toContain('0 avisos, 1 aceptados.');
    expect(await readFile(at('odd-report.csv'), 'utf8')).toContain('aceptado;2;QUI-005;indicaciones;2 ≠ 3;');
  });

  test('ends when the sentence changes', async () => {
    const accepted = await accepting('ending.csv', 'QUI-005;numbers-differ;Es la hora de salida.');
    await run('import', await fileOf('first.csv', [odd]), '--accept', accepted);
    const file = await fileOf('second.csv', [odd], { indicaciones: 'Espere 5 horas.' });
    expect((await run('check', file)).says).toContain('1 avisos, 0 avisos aceptados.');
    expect((await run('import', file)).says).toContain('! aviso: línea 2 (QUI-005), indicaciones «5 ≠ 3»');
  });

  test.each([
    ['a structural rule', 'QUI-005;ucum;Así es.', 'Línea 2: regla «ucum».'],
    ['no reason', 'QUI-005;numbers-differ; ', 'Línea 2: motivo.'],
    ['no code', ';numbers-differ;Así es.', 'Línea 2: codigo.'],
  ])('of %s is not taken', async (_, row, says) => {
    const accepted = await accepting('bad.csv', row);
    const result = await run('import', await fileOf('third.csv', [odd]), '--accept', accepted);
    expect(result).toEqual({ code: 1, says: expect.stringContaining(says) });
    expect(await stored()).toEqual([]);
  });
});

describe('the template', () => {
  test.each(['csv', 'xlsx'])('as %s holds one example that imports unchanged', async (kind) => {
    const file = at(`template.${kind}`);
    useFolder(at(`unused-${kind}`));
    expect(await run('import', '--template', file)).toEqual({ code: 0, says: `La plantilla está en ${file}.` });
    expect(await isThere(join(dataDir, 'site.sqlite'))).toBe(false);
    expect(await run('import', file)).toMatchObject({ code: 0, says: expect.stringMatching(/^1 nuevos/m) });
  });
});

describe('reports a failure in the requested language', () => {
  test.each<[args: string[], es: string, en: string]>([
    [[], 'Falta el nombre del archivo.', 'The file name is missing.'],
    [['a.csv', 'b.csv'], 'sobra b.csv', 'extra: b.csv'],
    [['a.csv', '--colour'], 'No existe esta opción, o le falta su valor: --colour', 'The option does not exist'],
    [['a.csv', '--map'], 'le falta su valor: --map', 'its value is missing: --map'],
    [[at('absent.csv')], 'absent.csv no existe.', 'absent.csv does not exist.'],
    [['--template', at('t.pdf')], 'no es .csv ni .xlsx', 'is neither .csv nor .xlsx'],
    [[at('q.csv'), '--map', at('absent.json')], 'absent.json no existe.', 'absent.json does not exist.'],
    [[at('q.csv')], 'en la fila que comienza en la línea 3.', 'in the row that begins on line 3.'],
  ])('%j', async (args, es, en) => {
    await writeFile(at('q.csv'), 'codigo;nombre\nQUI-001;Glucosa\nQUI-002;"Urea\nQUI-003;"Ácido"\n');
    const spanish = await run('import', ...args);
    const english = await run('import', '--lang', 'en', ...args);
    expect([spanish.code, english.code]).toEqual([1, 1]);
    expect(spanish.says).toContain(es);
    expect(english.says).toContain(en);
  });

  test('rejects an option of another command', async () => {
    expect(await run('export', at('x.csv'), '--partial')).toMatchObject({
      code: 1,
      says: expect.stringContaining('Esta opción es de otro comando: --partial'),
    });
  });
});

describe('an export', () => {
  test.each(['csv', 'xlsx'])('as %s, imports with no changes, and fills another catalog completely', async (kind) => {
    await catalogue((db) => writeExams(db, demonstrationExams));
    const there = await stored();
    await run('export', at(`all.${kind}`));
    expect((await run('import', at(`all.${kind}`))).says).toContain(
      `0 nuevos, 0 cambiados, ${there.length} sin cambios`,
    );
    useFolder(at(`copy-${kind}`));
    expect((await run('import', at(`all.${kind}`))).code).toBe(0);
    expect(await stored()).toEqual(there);
  });

  test('produces the same file after an import, whatever the exams hold', async () => {
    const exams = fc.uniqueArray(
      anyExam.map((exam) => ({ ...exam, members: [] })),
      { minLength: 1, maxLength: 5, selector: ({ code }) => code },
    );
    await fc.assert(
      fc.asyncProperty(exams, fc.constantFrom('csv', 'xlsx'), async (drawn, kind) => {
        const there = drawn.map((exam, index) => ({ ...exam, slug: `${exam.slug}-${index}` }));
        await catalogue(async (db) => {
          await db.deleteFrom('exams').execute();
          await writeExams(db, there);
        });
        await run('export', at(`once.${kind}`));
        const { says } = await run('import', at(`once.${kind}`), '--partial');
        expect(says).toContain('0 nuevos, 0 cambiados');
        await run('export', at(`again.${kind}`));
        expect(await readFile(at(`again.${kind}`))).toEqual(await readFile(at(`once.${kind}`)));
      }),
      // Each run is three commands, so the search for a smaller example would exceed the test's time limit.
      { numRuns: 8, endOnFailure: true },
    );
  }, 120_000);
});

/**
 * A list of procedures in the shape of the country's public list, names in capitals. `CUPS_LIST=file` uses the real list, which is not in
 * the repository.
 */
async function listOfProcedures(): Promise<string> {
  if (process.env.CUPS_LIST) return process.env.CUPS_LIST;
  const ways = [
    'AUTOMATIZADO',
    'MANUAL [CUANTITATIVO]',
    'ANTICUERPOS IG G',
    'SEMIAUTOMATIZADO O MANUAL',
    'EN ORINA DE 24 HORAS',
  ];
  const lines = Array.from({ length: 1400 }, (_, row) => {
    const name = `ANALITO Ñ${row} "B-${row % 7}", ${ways[row % ways.length]}`;
    return `${901001 + row},"${name.replaceAll('"', '""')}",${901 + (row % 9)}`;
  });
  await writeFile(at('procedures.csv'), `cups,nombre,grupo\n${lines.join('\n')}\n`);
  return at('procedures.csv');
}

describe('the public list of procedures', () => {
  const mapping = {
    columns: { nombre: null, grupo: null },
    constants: { estado: 'borrador', area: 'química', revisado_por: 'lista CUPS', revisado_el: '2026-11-16' },
    defaults: {
      para_que_sirve: 'Por redactar.',
      para_que_sirve_en: 'To be written.',
      cuando_se_pide: 'Por redactar.',
      cuando_se_pide_en: 'To be written.',
      dias_proceso: 'lunes',
      hora_corte: '14:00',
      entrega: '2 d',
    },
    derived: {
      codigo: { from: ['cups'], as: 'code' },
      nombre: { from: ['nombre'], as: 'sentence' },
      nombre_en: { from: ['nombre'], as: 'sentence' },
      direccion_web: { from: ['nombre', 'cups'], as: 'slug' },
    },
  };

  test('imports as drafts, one code each, and is idempotent', async () => {
    await writeFile(at('cups.json'), JSON.stringify(mapping));
    const cupsList = await listOfProcedures();
    const first = await run('import', cupsList, '--map', at('cups.json'), '--partial');
    const exams = await stored();
    expect(exams.length).toBeGreaterThan(500);
    expect(new Set(exams.map(({ cups }) => cups)).size).toBe(exams.length);
    expect(exams.every(({ status }) => status === 'draft')).toBe(true);
    const again = await run('import', cupsList, '--map', at('cups.json'), '--partial');
    expect(first.says).toContain(`${exams.length} nuevos`);
    expect(again.says).toContain(`0 nuevos, 0 cambiados, ${exams.length} sin cambios`);
  });
});
