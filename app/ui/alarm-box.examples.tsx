import { AlarmBox } from './alarm-box.tsx';
import type { ComponentExamples } from './gallery/example.ts';

export const alarmBoxExamples: ComponentExamples = {
  component: 'alarm-box',
  examples: [
    {
      name: 'alarm, with the number to call',
      show: (say) => (
        <AlarmBox
          heading={say('Busque atención ya', 'Get medical care now')}
          call={{ number: '123', text: say('Llamar al 123', 'Call 123') }}
        >
          <p className="mt-2">
            {say(
              'Un dolor u opresión en el pecho puede ser un infarto.',
              'Pain or pressure in the chest may be a heart attack.',
            )}
          </p>
        </AlarmBox>
      ),
    },
    {
      name: 'caution',
      show: (say) => (
        <AlarmBox heading={say('Vea a un médico en estos días', 'See a doctor in the next few days')} tone="caution">
          <p className="mt-2">
            {say('Una presión de 160/100 o más necesita control.', 'A pressure of 160/100 or more needs care.')}
          </p>
        </AlarmBox>
      ),
    },
    {
      name: 'notice',
      show: (say) => (
        <AlarmBox heading={say('Tiene plazo', 'There is a deadline')} tone="notice">
          <p className="mt-2">
            {say('La profilaxis empieza en las primeras 72 horas.', 'Prophylaxis begins within the first 72 hours.')}
          </p>
        </AlarmBox>
      ),
    },
    {
      name: 'in a row of a list',
      show: (say) => (
        <AlarmBox
          heading={say('Solo en urgencias', 'Only in an emergency room')}
          size="row"
          call={{ number: '123', text: say('Llamar al 123', 'Call 123') }}
        >
          <p className="mt-1">{say('No espere el resultado.', 'Do not wait for the result.')}</p>
        </AlarmBox>
      ),
    },
  ],
};
