import type { ReactNode } from 'react';
import { formatList } from '../../i18n/format.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Field, TextAreaField } from '../../ui/field.tsx';
import { Choices, checkLook } from '../../ui/fieldset.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { visitPatientName } from '../../views/visits/visit-words.ts';
import { visitFaultWords } from './visit-fault-words.ts';
import { patientsTyped } from './visit-request.ts';
import type { VisitRequestView } from './visit-view.ts';

interface FieldsProps {
  view: VisitRequestView;
}

/** A part of the form, with its heading. */
export const VisitPart = ({ id, heading, children }: { id: string; heading: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="grid gap-5 sm:grid-cols-2">
    <h2 id={id} className="text-lg sm:col-span-2">
      {heading}
    </h2>
    {children}
  </section>
);

/** The exams that the list carried, with a tick for each, and others as typed. */
export function ExamFields({ view }: FieldsProps) {
  const { draft, exams, onlyAtSite } = view;
  return (
    <VisitPart id="que" heading={m.visit_part_exams()}>
      {exams.length > 0 && (
        <ul className="border-y border-line sm:col-span-2">
          {exams.map(({ code, name, isTakenAtHome }) => (
            <li key={code} className="border-b border-line last:border-0">
              <label className="flex min-h-12 items-center gap-3 py-2">
                <input
                  type="checkbox"
                  name="e"
                  value={code}
                  defaultChecked={isTakenAtHome}
                  className={checkLook('checkbox')}
                />
                <span className="grow">{name}</span>
                {!isTakenAtHome && <span className="text-sm text-caution">{m.visit_only_site_mark()}</span>}
              </label>
            </li>
          ))}
        </ul>
      )}
      <TextAreaField
        id="examenes"
        label={exams.length > 0 ? m.visit_exams_more() : m.visit_exams()}
        hint={m.visit_exams_hint()}
        fault={visitFaultWords(view, 'examenes')}
        defaultValue={draft.examenes}
        rows={3}
        className="sm:col-span-2"
      />
      {onlyAtSite.length > 0 && (
        <p className="flex gap-3 rounded-lg bg-caution-tint p-4 sm:col-span-2">
          <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-caution" />
          <span>
            {m.visit_only_site({ names: formatList(getLocale(), onlyAtSite), count: onlyAtSite.length })}{' '}
            <SiteLink to="/toma-domicilio-medellin#no-a-domicilio" className="text-brand underline underline-offset-4">
              {m.visit_only_site_why()}
            </SiteLink>
          </span>
        </p>
      )}
    </VisitPart>
  );
}

/** Out of the area, the visitor gets a person to ask, because the list of neighborhoods may lack a name. */
export function PlaceFields({ view }: FieldsProps) {
  const { draft, faults } = view;
  return (
    <VisitPart id="donde" heading={m.visit_part_place()}>
      <div>
        <Field
          id="barrio"
          label={m.visit_place()}
          hint={m.visit_place_hint()}
          fault={visitFaultWords(view, 'barrio')}
          autoComplete="address-level3"
          defaultValue={draft.barrio}
        />
        {faults.barrio === 'outside' && (
          <div className="mt-3 flex flex-wrap gap-2">
            <WhatsAppLink
              text={m.coverage_message_unknown({ place: draft.barrio })}
              conversion="WhatsApp_Contact"
              className={button('whatsapp')}
            >
              {m.coverage_ask()}
            </WhatsAppLink>
            <SiteLink to="/contacto" className={button('quiet')}>
              {m.visit_sites()}
            </SiteLink>
          </div>
        )}
      </div>
      <Field
        id="direccion"
        label={m.visit_address()}
        hint={m.visit_address_hint()}
        fault={visitFaultWords(view, 'direccion')}
        autoComplete="street-address"
        defaultValue={draft.direccion}
      />
    </VisitPart>
  );
}

/** The person who is visited, and how to reach somebody. */
export function ContactFields({ view }: FieldsProps) {
  const { draft } = view;
  const fault = (field: 'para' | 'nombre' | 'telefono' | 'email' | 'notas') => visitFaultWords(view, field);
  return (
    <VisitPart id="quien" heading={m.visit_part_person()}>
      <Choices
        id="para"
        name="para"
        kind="radios"
        layout="row"
        label={m.visit_patient()}
        fault={fault('para')}
        chosen={[draft.para]}
        options={Object.entries(patientsTyped).map(([value, patient]) => ({
          value,
          label: visitPatientName[patient](),
        }))}
        className="sm:col-span-2"
      />
      <Field
        id="nombre"
        label={m.visit_name()}
        fault={fault('nombre')}
        autoComplete="name"
        defaultValue={draft.nombre}
        className="sm:col-span-2"
      />
      <Field
        id="telefono"
        label={m.form_phone()}
        hint={m.visit_phone_hint()}
        fault={fault('telefono')}
        type="tel"
        autoComplete="tel"
        defaultValue={draft.telefono}
      />
      <Field
        id="email"
        label={m.visit_email()}
        hint={m.visit_email_hint()}
        fault={fault('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={draft.email}
      />
      <TextAreaField
        id="notas"
        label={m.visit_notes()}
        hint={m.visit_notes_hint()}
        fault={fault('notas')}
        defaultValue={draft.notas}
        rows={2}
        className="sm:col-span-2"
      />
    </VisitPart>
  );
}
