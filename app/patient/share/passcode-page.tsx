import type { ShareEnd } from '../../domain/reports/open-share.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Field } from '../../ui/field.tsx';
import { PatientMessage } from '../frame/patient-message.tsx';

/** The entrance of a shared result: it shows nothing about the patient until the passcode is right. */
export const PasscodePage = ({ problem }: { problem: 'refused' | 'wait' | null }) => (
  <div className="max-w-104">
    <h1 className="text-2xl">{m.shared_heading()}</h1>
    <p className="mt-3 text-ink-soft">{m.shared_lead()}</p>
    <form method="post" noValidate className="mt-7 grid gap-6">
      <Field
        id="clave"
        label={m.shared_passcode()}
        fault={problem && (problem === 'wait' ? m.shared_wait() : m.shared_wrong())}
        isAnnounced
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        width="date"
      />
      <button type="submit" className={button('primary', 'w-full')}>
        {m.shared_submit()}
      </button>
    </form>
  </div>
);

const overWords = {
  expired: m.shared_over_expired,
  revoked: m.shared_over_revoked,
  withdrawn: m.shared_over_withdrawn,
} as const satisfies Record<ShareEnd, () => string>;

/** After a right passcode, a doctor may know what happened. */
export const ShareOver = ({ why }: { why: ShareEnd }) => (
  <PatientMessage icon="clock" heading={m.shared_over_heading()} text={overWords[why]()} />
);
