import { telHref } from '../../domain/laboratory/contact-links.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Dialog, DialogCloser, DialogOpener } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';

/** '+57 300 000 0000' → 'phone-573000000000' */
const dialogOf = (phone: string): string => `phone-${phone.replace(/\D/g, '')}`;

/** A phone number that opens a choice: call, WhatsApp, or cancel (clause S2.22). */
export function PhoneButton({ phone, className = '' }: { phone: string; className?: string }) {
  return (
    <DialogOpener dialog={dialogOf(phone)} label={m.phone_dialog_open({ phone })} className={className}>
      <Icon name="phone" className="size-4 shrink-0" />
      {phone}
    </DialogOpener>
  );
}

/** The dialogs that the page's `PhoneButton`s open. Each page contains them once. */
export function PhoneDialogs() {
  const { phones, whatsapp } = useLaboratory();
  return phones.map((phone) => (
    <Dialog key={phone} id={dialogOf(phone)} title={m.phone_dialog_title()}>
      <p className="-mt-2 text-lg font-semibold">{phone}</p>
      <a href={telHref(phone)} className={button('primary')}>
        <Icon name="phone" className="size-5" />
        {m.phone_dialog_call()}
      </a>
      <WhatsAppLink text={m.whatsapp_advice()} className={button('whatsapp')}>
        <Icon name="whatsapp" className="size-5" />
        {m.phone_dialog_whatsapp()}
        {telHref(phone) !== telHref(whatsapp) && <span className="tabular-nums">{whatsapp}</span>}
      </WhatsAppLink>
      <DialogCloser dialog={dialogOf(phone)} className={button('outline')}>
        {m.phone_dialog_cancel()}
      </DialogCloser>
    </Dialog>
  ));
}
