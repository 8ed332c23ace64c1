import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { Field } from '../field.tsx';
import { type FormReading, readForm, textOf } from './read-form.ts';
import { useCheckedForm } from './use-checked-form.tsx';

const schema = z.object({ nombre: z.string('missing'), cita: z.object({ dia: z.string('missing') }) });
const faults = ['missing'] as const;
type Reading = FormReading<typeof schema, 'missing'>;

/** An island's form as it is first rendered, both on the server and when React hydrates it. */
function Form({ reading }: { reading: Reading | undefined }) {
  const { form, faults: found } = useCheckedForm({ id: 'cita', schema, faults, reading });
  return createElement(
    'form',
    form,
    createElement(Field, {
      id: 'nombre',
      label: 'Nombre',
      fault: found?.nombre,
      defaultValue: textOf(reading?.typed, 'nombre'),
    }),
    createElement(Field, {
      id: 'cita.dia',
      label: 'Día',
      fault: found?.['cita.dia'],
      defaultValue: textOf(reading?.typed, 'cita.dia'),
    }),
  );
}

const posted = (fields: Record<string, string>): Reading => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return readForm(form, schema, faults);
};
const invalidIn = (html: string): string[] =>
  [...html.matchAll(/<input[^>]*id="([^"]+)"[^>]*aria-invalid="true"/g)].map(([, id = '']) => id);

test('shows no fault before the form is sent', () => {
  expect(invalidIn(renderToString(createElement(Form, { reading: undefined })))).toEqual([]);
});

test('starts with the server’s answer, even one that was serialized as JSON', () => {
  const reading: Reading = JSON.parse(JSON.stringify(posted({ nombre: 'Ana' })));
  const html = renderToString(createElement(Form, { reading }));
  expect(invalidIn(html)).toEqual(['cita.dia']);
  expect(html).toContain('value="Ana"');
});

test('shows valid fields without a fault', () => {
  const reading = posted({ nombre: 'Ana', 'cita.dia': '3' });
  expect(reading.value).toEqual({ nombre: 'Ana', cita: { dia: '3' } });
  expect(invalidIn(renderToString(createElement(Form, { reading })))).toEqual([]);
});
