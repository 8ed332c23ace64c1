import { Choices } from './fieldset.tsx';
import type { ComponentExamples, Say } from './gallery/example.ts';

const yesAndNo = (say: Say) => [
  { value: 'si', label: say('Sí', 'Yes') },
  { value: 'no', label: 'No' },
];

const ways = (say: Say) => [
  {
    value: 'sede',
    label: say('En una sede', 'At a location'),
    hint: say('En ayunas y sin cita previa.', 'Fasting, and without an appointment.'),
  },
  { value: 'casa', label: say('En mi casa', 'At my home') },
  {
    value: 'noche',
    label: say('En la noche', 'At night'),
    hint: say('No hay cupos esta semana.', 'There are no openings this week.'),
    isDisabled: true,
  },
];

const signs = (say: Say) => [
  { value: 'fiebre', label: say('Fiebre', 'Fever') },
  { value: 'tos', label: say('Tos', 'Cough') },
  { value: 'dolor', label: say('Dolor al orinar', 'Pain when urinating') },
  { value: 'cansancio', label: say('Cansancio', 'Tiredness') },
  {
    value: 'peso',
    label: say(
      'Pérdida de peso sin haber cambiado la alimentación ni el ejercicio',
      'Weight loss without a change in diet or exercise',
    ),
  },
];

export const fieldsetExamples: ComponentExamples = {
  component: 'fieldset',
  examples: [
    {
      name: 'radios, empty',
      show: (say) => (
        <Choices
          id="s-radios"
          name="s-radios"
          kind="radios"
          label={say('¿Dónde quiere que le tomemos la muestra?', 'Where should we take your sample?')}
          options={ways(say)}
        />
      ),
    },
    {
      name: 'radios, filled',
      show: (say) => (
        <Choices
          id="s-filled"
          name="s-filled"
          kind="radios"
          layout="row"
          label={say('¿Está en embarazo?', 'Are you pregnant?')}
          hint={say('Algunos valores de referencia cambian.', 'Some reference intervals change.')}
          options={yesAndNo(say)}
          chosen={['no']}
        />
      ),
    },
    {
      name: 'radios, error',
      show: (say) => (
        <Choices
          id="s-error"
          name="s-error"
          kind="radios"
          layout="row"
          label={say('¿Ha tenido reacciones al tomarse la muestra?', 'Have you ever reacted to a blood draw?')}
          fault={say('Elija «Sí» o «No».', 'Choose “Yes” or “No”.')}
          options={yesAndNo(say)}
        />
      ),
    },
    {
      name: 'checkboxes, filled, long text',
      show: (say) => (
        <Choices
          id="s-checks"
          name="s-checks"
          kind="checkboxes"
          layout="columns"
          label={say('¿Qué ha sentido esta semana?', 'What have you felt this week?')}
          hint={say('Marque todo lo que corresponda.', 'Check all that apply.')}
          options={signs(say)}
          chosen={['tos', 'peso']}
        />
      ),
    },
    {
      name: 'checkbox, error',
      show: (say) => (
        <Choices
          id="s-consent"
          name="s-consent"
          kind="checkboxes"
          label={say('Autorización', 'Authorization')}
          fault={say(
            'Marque la casilla para autorizarnos. Sin su autorización no podemos guardar sus datos.',
            'Check the box to authorize us. Without your authorization we cannot keep your data.',
          )}
          options={[
            {
              value: 'si',
              label: say(
                'Autorizo el tratamiento de mis datos de salud',
                'I authorize the processing of my health data',
              ),
            },
          ]}
        />
      ),
    },
  ],
};
