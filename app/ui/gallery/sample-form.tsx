import { button } from '../button.ts';
import { DateField, datePartId } from '../date-field.tsx';
import { datePartsFaultWords } from '../date-words.ts';
import { ErrorSummary, type SummaryLine } from '../error-summary.tsx';
import { Field } from '../field.tsx';
import { Choices } from '../fieldset.tsx';
import { dateFaultIn } from '../forms/date-schema.ts';
import { textOf } from '../forms/read-form.ts';
import type { Say } from './example.ts';
import type { SampleReading } from './sample-form.ts';

/** The anchor of the answer: the form leads there, and the browser focuses it. */
const answerId = 'sample-answer';

const words = (say: Say) =>
  ({
    nombre: [say('Nombre completo', 'Full name'), say('Escriba su nombre.', 'Type your name.')],
    correo: [
      say('Correo electrónico', 'Email'),
      say('Escriba su correo completo, con la arroba (@).', 'Type all of your email, with the @ sign.'),
    ],
    peso: [say('Peso', 'Weight'), say('Escriba un peso entre 2 y 350 kg.', 'Type a weight from 2 to 350 kg.')],
    lugar: [
      say('¿Dónde le tomamos la muestra?', 'Where should we take your sample?'),
      say('Elija un lugar.', 'Choose a place.'),
    ],
    autoriza: [
      say('Autorización', 'Authorization'),
      say('Marque la casilla para autorizarnos.', 'Check the box to authorize us.'),
    ],
  }) as const;

/** Each question with its fault, and the fault's line in the summary. */
function questionsOf(reading: SampleReading | undefined, say: Say) {
  const { faults = null } = reading ?? {};
  const question = (name: keyof ReturnType<typeof words>) => {
    const [label, correction] = words(say)[name];
    return { id: `p-${name}`, name, label, fault: faults?.[name] && correction };
  };
  const date = dateFaultIn(faults, 'nacimiento');
  const birthday = {
    id: 'p-nacimiento',
    name: 'nacimiento',
    label: say('Fecha de nacimiento', 'Date of birth'),
    fault: date && datePartsFaultWords[date.fault](),
    faulty: date?.parts,
  };
  const [box] = date?.parts ?? [];
  const asked = {
    name: question('nombre'),
    email: question('correo'),
    birthday,
    weight: question('peso'),
    place: question('lugar'),
    consent: question('autoriza'),
  };
  const lines = Object.values(asked).flatMap(({ id, label, fault }): SummaryLine[] =>
    fault
      ? [
          {
            field: id === birthday.id && box ? datePartId(id, box) : id,
            text: `${label}${label.endsWith('?') ? '' : ':'} ${fault}`,
          },
        ]
      : [],
  );
  return { asked, lines };
}

/** A form that the server checks, in a document without React: its faults, its summary, and the typed input. */
export function SampleForm({ reading, say }: { reading: SampleReading | undefined; say: Say }) {
  const { asked, lines } = questionsOf(reading, say);
  return (
    <div id="sample-form" className="max-w-(--container-prose)">
      <h3 className="font-display text-xl font-medium">{say('Pida su cita', 'Book your appointment')}</h3>
      <div id={answerId} tabIndex={-1} className="outline-none">
        {lines.length > 0 && (
          <ErrorSummary heading={say('Revise estos datos', 'Check this information')} faults={lines} />
        )}
        {reading?.value && (
          <p role="status" className="mt-3">
            {say(`Gracias, ${reading.value.nombre}.`, `Thank you, ${reading.value.nombre}.`)}
          </p>
        )}
      </div>
      <form method="post" action={`#${answerId}`} noValidate className="mt-6 grid gap-6">
        <Questions asked={asked} typed={reading?.typed} say={say} />
        <button type="submit" className={button('primary', 'sm:justify-self-start sm:px-8')}>
          {say('Pedir la cita', 'Book the appointment')}
        </button>
      </form>
    </div>
  );
}

interface QuestionsProps {
  asked: ReturnType<typeof questionsOf>['asked'];
  typed: SampleReading['typed'] | undefined;
  say: Say;
}

function Questions({ asked, typed, say }: QuestionsProps) {
  return (
    <>
      <Field {...asked.name} autoComplete="name" defaultValue={textOf(typed, 'nombre')} />
      <Field {...asked.email} type="email" autoComplete="email" defaultValue={textOf(typed, 'correo')} />
      <DateField
        {...asked.birthday}
        hint={say('Por ejemplo: 3 julio 1985', 'For example: 3 July 1985')}
        typed={{
          day: textOf(typed, 'nacimiento.dia'),
          month: textOf(typed, 'nacimiento.mes'),
          year: textOf(typed, 'nacimiento.anio'),
        }}
        isBirthday
      />
      <Field {...asked.weight} inputMode="decimal" width="number" unit="kg" defaultValue={textOf(typed, 'peso')} />
      <Choices
        {...asked.place}
        kind="radios"
        layout="row"
        options={[
          { value: 'sede', label: say('En una sede', 'At a location') },
          { value: 'casa', label: say('En mi casa', 'At my home') },
        ]}
        chosen={typed?.lugar}
      />
      <Choices
        {...asked.consent}
        kind="checkboxes"
        options={[
          { value: 'si', label: say('Autorizo el tratamiento de mis datos', 'I authorize the processing of my data') },
        ]}
        chosen={typed?.autoriza}
      />
    </>
  );
}
