import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { whatsappHref } from '../laboratory/contact-links.ts';
import { useLaboratory } from '../laboratory/laboratory-context.ts';
import { type ContactOutcome, type ContactService, contactServices } from './contact-draft.ts';
import { draftWords, serviceToLaboratory, serviceWords } from './draft-words.ts';

/**
 * The contact form. Submitting it sends nothing: it asks how the laboratory shall get the message (decision D2), by
 * `contact-form.browser.ts`. Without JavaScript the server asks the same question, stores nothing, and gives back what was typed.
 */
export function ContactForm({ outcome }: { outcome: ContactOutcome | undefined }) {
  const { whatsapp } = useLaboratory();
  const { greeting, lines } = draftWords('');
  return (
    <div className="rounded-lg border border-line bg-surface p-5 sm:p-8">
      <h3 className="text-xl">{m.form_heading()}</h3>
      <form
        method="post"
        action="?index#contacto"
        data-live="behaviour"
        data-draft-to={whatsapp}
        data-draft-words={[greeting, ...lines].join('\n')}
        className="mt-6 grid gap-5 sm:grid-cols-2"
      >
        <Fields draft={outcome?.draft} />
        <p className="text-sm text-ink-soft sm:col-span-2">{m.form_privacy()}</p>
        <button type="submit" className={button('brand', 'sm:justify-self-start')}>
          {m.form_submit()}
        </button>
      </form>
      <Choice chat={outcome?.whatsappHref ?? whatsappHref(whatsapp, m.whatsapp_advice())} hidden={!outcome} />
    </div>
  );
}

const field =
  'mt-1.5 block min-h-12 w-full rounded-md border border-line-strong bg-paper px-4 py-3 font-normal text-ink';

function Fields({ draft }: { draft: ContactOutcome['draft'] | undefined }) {
  return (
    <>
      <label className="font-semibold">
        {m.form_name()}
        <input name="nombre" type="text" autoComplete="name" defaultValue={draft?.nombre} className={field} />
      </label>
      <label className="font-semibold">
        {m.form_phone()}
        <input name="telefono" type="tel" autoComplete="tel" defaultValue={draft?.telefono} className={field} />
      </label>
      <label className="font-semibold">
        {m.form_email()}
        <input name="email" type="email" autoComplete="email" defaultValue={draft?.email} className={field} />
      </label>
      <label className="font-semibold">
        {m.form_service()}
        <select name="servicio" defaultValue={draft?.servicio} className={field}>
          {contactServices.map((service) => (
            <option key={service} value={service} data-said={saidOtherwise(service)}>
              {serviceWords[service]()}
            </option>
          ))}
        </select>
      </label>
      <label className="font-semibold sm:col-span-2">
        {m.form_message()}
        <textarea name="mensaje" rows={4} defaultValue={draft?.mensaje} className={field} />
      </label>
    </>
  );
}

/** What the laboratory calls a service, where the page calls it otherwise. */
function saidOtherwise(service: ContactService): string | undefined {
  const said = serviceToLaboratory(service);
  return said === serviceWords[service]() ? undefined : said;
}

function Choice({ chat, hidden }: { chat: string; hidden: boolean }) {
  return (
    <div
      data-draft-choice
      role="group"
      aria-labelledby="choice-heading"
      tabIndex={-1}
      hidden={hidden}
      className="mt-6 rounded-md border-2 border-brand p-5"
    >
      <h4 id="choice-heading" className="text-lg font-bold">
        {m.choice_heading()}
      </h4>
      <p className="mt-1 text-ink-soft">{m.choice_text()}</p>
      <a href={chat} target="_blank" rel="noopener noreferrer" className={button('whatsapp', 'mt-4')}>
        <Icon name="whatsapp" className="size-5" />
        {m.choice_whatsapp()}
      </a>
    </div>
  );
}
