import { m } from '../../i18n/paraglide/messages.js';
import { trapName } from './leave-form.ts';

/** People neither see nor reach it; programs that fill every field do. */
export const FormTrap = () => (
  <div aria-hidden="true" className="hidden">
    <label htmlFor={trapName}>{m.leave_trap()}</label>
    <input id={trapName} name={trapName} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
