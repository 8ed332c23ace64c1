import { doctorDocumentTypes } from '../../domain/doctors/application-details.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Field, SelectField } from '../../ui/field.tsx';
import { type TypedForm, textOf } from '../../ui/forms/read-form.ts';
import { doctorDocumentWords } from '../../views/doctors/document-type-words.ts';
import type { RegistrationFaults } from './registration-form.ts';
import { registrationFaultWords } from './registration-words.ts';

interface ProfessionalFieldsProps {
  typed: TypedForm | undefined;
  faults: RegistrationFaults;
}

/** The document of the applicant. */
export const DocumentFields = ({ typed, faults }: ProfessionalFieldsProps) => (
  <>
    <SelectField
      id="tipo"
      label={m.apply_document_type()}
      fault={registrationFaultWords(faults, 'tipo')}
      defaultValue={textOf(typed, 'tipo') || 'CC'}
    >
      {doctorDocumentTypes.map((type) => (
        <option key={type} value={type}>
          {doctorDocumentWords[type]()}
        </option>
      ))}
    </SelectField>
    <Field
      id="documento"
      label={m.apply_document()}
      fault={registrationFaultWords(faults, 'documento')}
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
      defaultValue={textOf(typed, 'documento')}
    />
  </>
);

/** The practice of the applicant, and how to reach them there. */
export const PracticeFields = ({ typed, faults }: ProfessionalFieldsProps) => (
  <>
    <Field
      id="registro"
      label={m.apply_registration()}
      hint={m.apply_registration_hint()}
      fault={registrationFaultWords(faults, 'registro')}
      autoComplete="off"
      spellCheck={false}
      maxLength={30}
      defaultValue={textOf(typed, 'registro')}
    />
    <Field
      id="telefono"
      label={m.apply_phone()}
      hint={m.apply_phone_hint()}
      fault={registrationFaultWords(faults, 'telefono')}
      type="tel"
      autoComplete="tel"
      defaultValue={textOf(typed, 'telefono')}
    />
    <Field
      id="especialidad"
      label={m.apply_specialty()}
      fault={registrationFaultWords(faults, 'especialidad')}
      autoComplete="organization-title"
      maxLength={120}
      defaultValue={textOf(typed, 'especialidad')}
    />
    <Field
      id="institucion"
      label={m.apply_institution()}
      fault={registrationFaultWords(faults, 'institucion')}
      autoComplete="organization"
      maxLength={120}
      defaultValue={textOf(typed, 'institucion')}
    />
  </>
);
