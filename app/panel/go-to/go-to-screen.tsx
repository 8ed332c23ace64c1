import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Field, SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import type { PanelSection } from '../frame/panel-sections.ts';
import { type WorkLine, workDetail, workHref, workWords } from '../home/work-line.ts';
import { DocumentTypeOptions } from '../patients/document-type-options.tsx';
import { goToContract } from './go-to.contract.ts';

export interface GoToView {
  lines: readonly WorkLine[];
  /** Whether the caller may find people by their document. */
  findsPeople: boolean;
}

/** The menu of commands: every section that the caller's work opens, what waits for them, and the search for a person. */
export const GoToScreen = ({ lines, findsPeople, sections }: GoToView & { sections: readonly PanelSection[] }) => (
  <div {...dataFor(goToContract, { menu: '' })} className="grid max-w-xl gap-6">
    <h1 className="text-xl">{m.go_heading()}</h1>
    <div className="hidden scripted:block">
      <label htmlFor="ir-a" className="sr-only">
        {m.go_filter()}
      </label>
      <input
        id="ir-a"
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={m.go_filter()}
        {...dataFor(goToContract, { filter: '' })}
        className="min-h-12 w-full rounded-md border border-line-strong bg-surface px-4"
      />
      <p role="status" className="text-sm text-ink-soft">
        <span {...dataFor(goToContract, { none: '' })} hidden className="mt-3 block">
          {m.go_none()}
        </span>
      </p>
    </div>
    <section aria-labelledby="ir-secciones">
      <h2 id="ir-secciones" className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
        {m.go_sections()}
      </h2>
      <ul className="mt-1">
        {sections.map(({ path, icon, name }) => (
          <GoToLine key={path} href={localizedHref(getLocale(), path)} icon={icon} text={name()} />
        ))}
      </ul>
    </section>
    {lines.length > 0 && (
      <section aria-labelledby="ir-espera">
        <h2 id="ir-espera" className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
          {m.home_list()}
        </h2>
        <ul className="mt-1">
          {lines.map((line) => (
            <GoToLine
              key={`${line.item.kind} ${line.item.id}`}
              href={workHref(line.item)}
              icon={workWords[line.item.kind].icon}
              text={workWords[line.item.kind].name()}
              detail={workDetail(line)}
            />
          ))}
        </ul>
      </section>
    )}
    {findsPeople && <PersonForm />}
  </div>
);

const GoToLine = ({
  href,
  icon,
  text,
  detail = '',
}: {
  href: string;
  icon: IconName;
  text: string;
  detail?: string;
}) => (
  <li {...dataFor(goToContract, { line: '' })}>
    <a href={href} className="-mx-2 flex min-h-11 items-center gap-3 rounded-md px-2 py-1.5 hover:bg-tint">
      <Icon name={icon} className="size-5 shrink-0 text-brand" />
      <span className="min-w-0 wrap-anywhere">
        {text} {detail && <span className="text-ink-soft">{detail}</span>}
      </span>
    </a>
  </li>
);

/** The document travels in the body, to the search of the people's section. */
const PersonForm = () => (
  <section aria-labelledby="ir-persona" className="border-t border-line pt-5">
    <h2 id="ir-persona" className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
      {m.go_person()}
    </h2>
    <form
      method="post"
      action={localizedHref(getLocale(), '/admin-panel/pacientes')}
      autoComplete="off"
      noValidate
      className="mt-3 grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-end"
    >
      <SelectField id="ir-tipo" name="tipo" label={m.patients_type()} defaultValue="CC">
        <DocumentTypeOptions />
      </SelectField>
      <Field
        id="ir-numero"
        name="numero"
        label={m.patients_number()}
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
      />
      <button type="submit" className={button('outline')}>
        {m.patients_find()}
      </button>
    </form>
  </section>
);
