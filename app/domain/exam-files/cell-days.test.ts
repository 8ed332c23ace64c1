import { expect, test } from 'vitest';

import { daysIn } from './cell-days.ts';
import { CellRefusal } from './refusal.ts';

const monday = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

test.each<[cell: string, days: readonly string[]]>([
  ['lunes | jueves', ['monday', 'thursday']],
  ['Jueves, lunes', ['thursday', 'monday']],
  ['monday | thursday', ['monday', 'thursday']],
  ['lunes a viernes', monday],
  ['De lunes a viernes', monday],
  ['lunes - viernes', monday],
  ['lun-vie', monday],
  ['Lun. a Vie.', monday],
  ['L-V', monday],
  ['L a V', monday],
  ['Monday to Friday', monday],
  ['Mon-Fri', monday],
  ['Mon–Fri', monday],
  ['M-F', monday],
  ['lunes a sábado', [...monday, 'saturday']],
  ['lunes a viernes y sábados', [...monday, 'saturday']],
  ['lunes, miércoles y viernes', ['monday', 'wednesday', 'friday']],
  ['mar/jue', ['tuesday', 'thursday']],
  ['martes a jueves | sábado', ['tuesday', 'wednesday', 'thursday', 'saturday']],
  ['todos los días', [...monday, 'saturday', 'sunday']],
  ['Daily', [...monday, 'saturday', 'sunday']],
  ['', []],
])('%j', (cell, days) => {
  expect(daysIn(cell)).toEqual(days);
});

test.each([
  ['viernes a lunes', 'viernes a lunes'],
  ['M', 'M'],
  ['L-M', 'L-M'],
  ['lunes a festivo', 'lunes a festivo'],
  ['lunes | quizá', 'quizá'],
  ['días hábiles', 'días hábiles'],
])('refuses %j', (cell, part) => {
  expect(daysIn(cell)).toEqual(new CellRefusal('unknown-word', part));
});
