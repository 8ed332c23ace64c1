import { auditActions } from '../../domain/audit/audit-event.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Field, SelectField } from '../../ui/field.tsx';
import { type AuditView, auditHref, auditQuery } from './audit-view.ts';
import { actionWords } from './audit-words.ts';

/** Chooses events by action, by account, and by day. */
export function AuditFilterForm({ view: { asked, staff } }: { view: AuditView }) {
  const isFiltered = Object.values(asked).some((one) => one !== null);
  const isUnknown = asked.account !== null && !staff.some(({ id }) => id === asked.account);
  return (
    <form
      action={localizedHref(getLocale(), '/admin-panel/auditoria')}
      className="mt-6 mb-8 grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_12rem_auto]"
    >
      <SelectField id={auditQuery.action} label={m.audit_action()} defaultValue={asked.action ?? ''}>
        <option value="">{m.audit_any_action()}</option>
        {auditActions
          .map((action) => ({ action, words: actionWords(action) }))
          .toSorted((one, other) => one.words.localeCompare(other.words, getLocale()))
          .map(({ action, words }) => (
            <option key={action} value={action}>
              {words}
            </option>
          ))}
      </SelectField>
      <SelectField id={auditQuery.account} label={m.audit_account()} defaultValue={asked.account ?? ''}>
        <option value="">{m.audit_any_account()}</option>
        {isUnknown && <option value={asked.account ?? ''}>{m.audit_this_account()}</option>}
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field id={auditQuery.day} label={m.audit_day()} type="date" width="date" defaultValue={asked.day ?? ''} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={button('primary')}>
          {m.audit_filter()}
        </button>
        {isFiltered && (
          <a href={auditHref({ action: null, account: null, day: null }, 'newest')} className={button('quiet')}>
            {m.audit_all()}
          </a>
        )}
      </div>
    </form>
  );
}
