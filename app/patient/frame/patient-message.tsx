import type { ReactNode } from 'react';

import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';

interface PatientMessageProps {
  icon: IconName;
  heading: string;
  text: string;
  /** The one thing to do. Without it, the call is. */
  children?: ReactNode;
}

/** A screen that says one thing, and what to do about it. */
export const PatientMessage = ({ icon, heading, text, children }: PatientMessageProps) => (
  <div className="max-w-120">
    <Icon name={icon} className="size-9 text-brand" />
    <h1 className="mt-4 text-2xl">{heading}</h1>
    <p className="mt-3 text-ink-soft">{text}</p>
    <div className="mt-7 flex flex-col items-start gap-3">
      {children}
      <CallLink isPrimary={!children} />
    </div>
  </div>
);

function CallLink({ isPrimary }: { isPrimary: boolean }) {
  const { phones } = useLaboratory();
  return (
    <a href={`tel:${phones[0].replace(/[^+\d]/g, '')}`} className={button(isPrimary ? 'primary' : 'quiet')}>
      <Icon name="phone" className="size-5" />
      {m.visit_call()}
    </a>
  );
}

/** Asks for a new link, to the contact on file. `proof` says for which link, where no session does. */
export const RenewForm = ({ proof }: { proof: string | null }) => (
  <form method="post">
    {proof && <input type="hidden" name="prueba" value={proof} />}
    <button type="submit" name="nuevo" value="1" className={button('primary')}>
      <Icon name="mail" className="size-5" />
      {m.link_renew()}
    </button>
  </form>
);
