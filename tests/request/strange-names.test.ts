import { describe, expect, test } from 'vitest';
import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import { siteOverHttp } from '../support/host.ts';

const catalogue = createCatalogue(demonstrationExams);
const { site } = siteOverHttp({ change: (services) => ({ ...services, catalogue: async () => catalogue }) });

/** Names that every object inherits, and no list of the site contains. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

describe.each(inherited)('%s is a name like any other', (name) => {
  test.each([
    `/${name}`,
    `/en/${name}`,
    `/servicios/${name}`,
    `/blog/${name}`,
    `/blog?tema=${name}&pagina=${name}`,
    `/buscar?q=${name}`,
    `/examenes-laboratorio/${name}`,
    `/examenes-laboratorio?q=${name}&area=${name}&muestra=${name}&orden=${name}`,
    `/examenes-laboratorio?${name}=1`,
    `/mi-lista?e=${name}&dia=${name}&hora=${name}`,
    `/api/v1/exams?q=${name}`,
    `/api/v1/exams/${name}`,
    `/api/v1/exams?${name}=1`,
  ])('%s', async (path) => {
    expect((await site.get(path)).status).toBeLessThan(500);
  });

  test.each([
    { calculadora: name },
    { calculadora: 'hearts', sex: name, age: name, 'cholesterol-unit': name, [name]: '1' },
    { calculadora: 'findrisc', family: name, conditions: name },
  ])('%o', async (fields) => {
    const body = new URLSearchParams(fields);
    expect((await site.get('/calculadoras-de-riesgo', { method: 'POST', body })).status).toBeLessThan(500);
  });
});
