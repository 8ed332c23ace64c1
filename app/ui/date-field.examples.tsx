import { DateField } from './date-field.tsx';
import type { ComponentExamples, Say } from './gallery/example.ts';

const birthday = (say: Say) => ({
  label: say('Fecha de nacimiento', 'Date of birth'),
  hint: say('Por ejemplo: 3 julio 1985', 'For example: 3 July 1985'),
});

export const dateFieldExamples: ComponentExamples = {
  component: 'date-field',
  examples: [
    { name: 'empty', show: (say) => <DateField id="d-empty" name="d-empty" {...birthday(say)} isBirthday /> },
    {
      name: 'filled',
      show: (say) => (
        <DateField
          id="d-filled"
          name="d-filled"
          {...birthday(say)}
          typed={{ day: '3', month: say('julio', 'July'), year: '1985' }}
        />
      ),
    },
    {
      name: 'error in one box',
      show: (say) => (
        <DateField
          id="d-box"
          name="d-box"
          {...birthday(say)}
          typed={{ day: '3', month: '7', year: '85' }}
          faulty={['year']}
          fault={say('Escriba el año con sus cuatro cifras: 1985.', 'Type all four digits of the year: 1985.')}
        />
      ),
    },
    {
      name: 'error in all of it',
      show: (say) => (
        <DateField
          id="d-error"
          name="d-error"
          {...birthday(say)}
          fault={say('Escriba el día, el mes y el año.', 'Type the day, the month and the year.')}
        />
      ),
    },
    {
      name: 'disabled',
      show: (say) => (
        <DateField
          id="d-disabled"
          name="d-disabled"
          {...birthday(say)}
          typed={{ day: '3', month: '7', year: '1985' }}
          isDisabled
        />
      ),
    },
  ],
};
