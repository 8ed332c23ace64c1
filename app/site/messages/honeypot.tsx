import { m } from '../../i18n/paraglide/messages.js';
import { honeypotName } from './leave-form.ts';

/** A honeypot: a field hidden from people that spam bots fill in. A form with a value in it is treated as sent by a robot. */
export const Honeypot = () => (
  <div aria-hidden="true" className="hidden">
    <label htmlFor={honeypotName}>{m.leave_trap()}</label>
    <input id={honeypotName} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
