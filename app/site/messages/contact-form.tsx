import { whatsappHref } from '../../domain/laboratory/contact-links.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { classes } from '../../ui/classes.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Field, SelectField, TextAreaField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { waitsFor } from '../../ui/waits-for.ts';
import { contactFormContract } from '../../views/contact/contact-form.contract.ts';
import { serviceWords } from '../../views/contact/contact-service-words.ts';
import { type ContactService, contactServices } from '../../views/contact/contact-services.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { type ContactDraft, type ContactOutcome, isEmptyDraft } from './contact-draft.ts';
import { draftWords, serviceToLaboratory } from './draft-words.ts';
import { joinWords } from './joined-words.ts';

/** The choice's button sends this form from outside it. */
const formId = 'formulario-contacto';

interface ContactFormProps {
  outcome: ContactOutcome | undefined;
  /** The target of the form without JavaScript, with the form's anchor: '?index#contacto'. */
  action: string;
  heading: 'h2' | 'h3';
  /** Whether the heading is beside the fields on a wide screen. */
  isWide?: boolean;
  className?: string;
}

/**
 * The contact form. Submitting it sends nothing: `contact-form.browser.ts` asks how to send the message (decision D2). Without JavaScript
 * the server asks the same question, stores nothing, and returns the typed text.
 */
export function ContactForm({ outcome, action, heading: Heading, isWide = false, className }: ContactFormProps) {
  const { whatsapp } = useLaboratory();
  return (
    <div className={className}>
      <form
        id={formId}
        method="post"
        action={action}
        {...waitsFor('behavior')}
        {...dataFor(contactFormContract, {
          to: whatsapp,
          words: joinWords(draftWords('')),
        })}
        className={isWide ? 'gap-x-20 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]' : undefined}
      >
        <div>
          <Heading className="font-display text-xl font-medium tracking-tight">{m.form_heading()}</Heading>
          <p className="mt-2 max-w-[26rem] text-sm text-ink-soft">
            <span className="hidden scripted:inline">{m.form_privacy()}</span>
            <span className="scripted:hidden">{m.form_privacy_without_script()}</span> {m.form_privacy_reminder()}
          </p>
        </div>
        <div className={classes('mt-6 grid gap-5 sm:grid-cols-2', isWide && 'lg:mt-0')}>
          <Fields draft={outcome?.draft} />
          <button type="submit" className={button('primary', 'sm:justify-self-start')}>
            {m.form_submit()}
          </button>
        </div>
      </form>
      <Choice
        chat={outcome?.whatsappHref ?? whatsappHref(whatsapp, m.whatsapp_advice())}
        isEmpty={outcome !== undefined && isEmptyDraft(outcome.draft)}
        hidden={!outcome}
        className={isWide ? 'lg:ml-auto lg:w-[calc((100%-5rem)*6/11)]' : ''}
      />
    </div>
  );
}

function Fields({ draft }: { draft: ContactOutcome['draft'] | undefined }) {
  // The contact page has a section `mensaje`: ids of fields must differ from it.
  const named = (name: keyof ContactDraft) => ({ id: `contacto-${name}`, name, defaultValue: draft?.[name] });
  return (
    <>
      <Field {...named('nombre')} label={m.form_name()} type="text" autoComplete="name" />
      <Field {...named('telefono')} label={m.form_phone()} type="tel" autoComplete="tel" />
      <Field {...named('email')} label={m.form_email()} type="email" autoComplete="email" />
      <SelectField {...named('servicio')} label={m.form_service()}>
        {contactServices.map((service) => (
          <option key={service} value={service} {...dataFor(contactFormContract, { said: saidOtherwise(service) })}>
            {serviceWords[service]()}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...named('mensaje')} label={m.form_message()} className="sm:col-span-2" />
    </>
  );
}

/** The laboratory's name for a service, if it differs from the page's. */
function saidOtherwise(service: ContactService): string | undefined {
  const said = serviceToLaboratory(service);
  return said === serviceWords[service]() ? undefined : said;
}

interface ChoiceProps {
  chat: string;
  /** True if nothing was typed; the choice then says so instead of announcing a message. */
  isEmpty: boolean;
  hidden: boolean;
  className: string;
}

function Choice({ chat, isEmpty, hidden, className }: ChoiceProps) {
  return (
    <div
      {...dataFor(contactFormContract, { choice: true })}
      role="group"
      aria-labelledby="choice-heading"
      tabIndex={-1}
      hidden={hidden}
      className={classes('mt-6 rounded-md border-2 border-brand p-5', className)}
    >
      <h4 id="choice-heading" className="text-lg font-bold">
        {m.choice_heading()}
      </h4>
      <p {...dataFor(contactFormContract, { written: true })} hidden={isEmpty} className="mt-1 text-ink-soft">
        {m.choice_text()}
      </p>
      <p {...dataFor(contactFormContract, { empty: true })} hidden={!isEmpty} className="mt-1 text-ink-soft">
        {m.choice_empty()}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a
          {...dataFor(contactFormContract, { chat: true })}
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          className={button('whatsapp', 'w-full sm:w-auto')}
        >
          <Icon name="whatsapp" className="size-5" />
          {m.choice_whatsapp()}
        </a>
        <button
          type="submit"
          form={formId}
          formAction={localizedHref(getLocale(), '/contacto/mensaje')}
          className={button('outline', 'w-full sm:w-auto')}
        >
          <Icon name="mail" className="size-5" />
          {m.choice_leave()}
        </button>
      </div>
    </div>
  );
}
